/** Entry of the reports in PDF: loaded when somebody asks for one. */
export { reportOf } from './pdf/report.ts'
export type { ReportPicture } from './pdf/picture.ts'
export type { Report, ReportWidget } from './pdf/report.ts'
