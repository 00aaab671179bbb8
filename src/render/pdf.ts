/** Entry of the reports in PDF: loaded when somebody asks for one. */
export { reportOf } from './pdf/report.ts'
export type { Report, ReportPicture, ReportWidget } from './pdf/report.ts'
