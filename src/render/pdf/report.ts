import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { CellHookData } from 'jspdf-autotable'
import { surfaces } from '../../config/index.ts'
import type { Area, Outline } from '../services/parts.ts'
import { drawnText } from './drawn-text.ts'
import type { DrawText, ReportPicture } from './picture.ts'
import { POINT, writingOf } from './writing.ts'
import type { Writing } from './writing.ts'

/** A widget as it is printed: its numbered name, its chart and its figures as a table. */
export interface ReportWidget {
  name: string
  /** Below the name: of when its figures are; nothing where they are of no time. */
  asOf?: string | undefined
  /** Heading of the column of names, and of that of counts. */
  headings: readonly [string, string]
  rows: readonly { name: string; count: string; colour: string }[]
  /** The parts of its chart in an area, one for each row; none for a chart that is not drawn. */
  outlines(area: Area): readonly Outline[]
}

export interface Report {
  title: string
  /** Below the title: whose it is, and when it was made. */
  subtitle: string
  /** BCP 47. */
  language: string
  logo: ReportPicture | undefined
  /** Stands in the table of a widget without figures. */
  empty: string
  widgets: readonly ReportWidget[]
  /** What stands at the foot of a page. */
  pageText(page: number, pages: number): string
}

/** Millimetres of A4 portrait and of what is laid out on it. */
const PAGE = { width: 210, height: 297, margin: 16 } as const
const PRINT_WIDTH = PAGE.width - 2 * PAGE.margin
const LOGO_HEIGHT = 12
/** Sizes of letters in points. */
const POINTS = { text: 10, heading: 9, name: 12, title: 15, foot: 8 } as const
const CHART = 52
const LINE_HEIGHT = 5
/** Between chart and table, and between widgets. */
const GAP = 10
const { ink: INK, soft: PALE, line: LINE, card: PAPER, edge: UNKNOWN } = surfaces.light

/**
 * Prints widgets on A4 portrait (specification of the frame, §2): text as text, charts as vectors, pages numbered. The font
 * with Japanese characters is fetched and embedded, as far as it is used, only when some text needs it; rejects when it cannot be loaded.
 * A text with signs that it lacks, too, is a picture that `draw` makes.
 */
export async function reportOf(report: Report, draw: DrawText = drawnText): Promise<Blob> {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'portrait', compress: true, putOnlyUsedFonts: true })
  const writing = await writingOf(doc, textsOf(report), draw)
  doc.setProperties({ title: report.title })
  // The library passes over a language with a region that it does not know.
  for (const language of ['en', report.language.split('-')[0], report.language])
    doc.setLanguage(language as Parameters<jsPDF['setLanguage']>[0])
  let top = drawHead(doc, report, writing)
  report.widgets.forEach((widget, index) => {
    doc.setFontSize(POINTS.name)
    const numbered = numberedName(widget, index)
    const name = writing.isDrawn(numbered) ? [numbered] : (doc.splitTextToSize(numbered, PRINT_WIDTH) as string[])
    if (index > 0 && top + heightOf({ ...widget, name }) + CHART > PAGE.height - PAGE.margin) {
      doc.addPage()
      top = PAGE.margin
    }
    top = drawWidget(doc, { ...widget, name }, top, { writing, empty: report.empty })
  })
  await numberPages(doc, report, writing)
  return doc.output('blob')
}

/** Logo, title and subtitle; the y below them. */
function drawHead(doc: jsPDF, { logo, title, subtitle }: Report, writing: Writing): number {
  const { margin, width } = PAGE
  if (logo !== undefined)
    doc.addImage(logo.bytes, 'PNG', margin, margin, (logo.width / logo.height) * LOGO_HEIGHT, LOGO_HEIGHT)
  const style = { align: 'right', room: PRINT_WIDTH } as const
  writing.line(title, width - margin, margin + 5, { ...style, points: POINTS.title, colour: INK })
  writing.line(subtitle, width - margin, margin + 11, { ...style, points: POINTS.heading, colour: PALE })
  const below = margin + LOGO_HEIGHT + 5
  doc
    .setDrawColor(LINE)
    .setLineWidth(0.3)
    .line(margin, below, width - margin, below)
  return below + GAP
}

/** A widget whose name stands in its lines. */
type InLines = Omit<ReportWidget, 'name'> & { name: readonly string[] }

/** Of a widget's name, and of when its figures are, with the space below. */
function heightOf({ name, asOf }: InLines): number {
  return (name.length + (asOf === undefined ? 0 : 1)) * LINE_HEIGHT + 1
}

/** A widget from `top` on: its name, its chart at the left, its table at the right; the y at which the next may begin. */
function drawWidget(
  doc: jsPDF,
  widget: InLines,
  top: number,
  { writing, empty }: { writing: Writing; empty: string },
): number {
  const { margin } = PAGE
  const { name, asOf, headings, rows, outlines } = widget
  const room = PRINT_WIDTH
  for (const [index, text] of name.entries())
    writing.line(text, margin, top + index * LINE_HEIGHT, { points: POINTS.name, colour: INK, room })
  if (asOf !== undefined)
    writing.line(asOf, margin, top + name.length * LINE_HEIGHT, { points: POINTS.heading, colour: PALE, room })
  const below = top + heightOf(widget)
  const shapes = outlines({ left: margin, top: below, width: CHART, height: CHART })
  drawOutlines(
    doc,
    shapes,
    rows.map(({ colour }) => colour),
  )
  const page = doc.getNumberOfPages()
  autoTable(doc, {
    startY: below,
    margin: { left: margin + CHART + GAP, right: margin, top: margin, bottom: margin },
    head: [[...headings]],
    body: rows.length === 0 ? [[empty, '']] : rows.map(({ name: label, count }) => [label, count]),
    theme: 'plain',
    styles: {
      font: writing.font,
      fontStyle: 'normal',
      fontSize: POINTS.text,
      textColor: INK,
      cellPadding: 1.8,
      lineColor: LINE,
      lineWidth: { bottom: 0.2 },
    },
    headStyles: { fontStyle: 'normal', textColor: PALE, fontSize: POINTS.heading },
    columnStyles: {
      0: { cellPadding: { left: 6, top: 1.8, bottom: 1.8, right: 1.8 } },
      1: { halign: 'right', cellWidth: 40 },
    },
    didParseCell: ({ section, column, cell }) => {
      if (section === 'head' && column.index === 1) cell.styles.halign = 'right'
      // A line of its height, in which its picture is drawn.
      if (writing.isDrawn(String(cell.raw))) cell.text = [' ']
    },
    didDrawCell: ({ section, column, row, cell }) => {
      if (writing.isDrawn(String(cell.raw))) drawInCell(writing, cell)
      const colour = rows[row.index]?.colour
      if (section !== 'body' || column.index !== 0 || colour === undefined || shapes.length === 0) return
      doc.setFillColor(colour).rect(cell.x + 1, cell.y + cell.height / 2 - 1.5, 3, 3, 'F')
    },
  })
  const end = (doc as unknown as { lastAutoTable: { finalY: number } }).lastAutoTable.finalY
  return (doc.getNumberOfPages() > page ? end : Math.max(end, below + CHART)) + GAP + 4
}

/** Where the table would have written it. */
function drawInCell(writing: Writing, cell: CellHookData['cell']): void {
  const { fontSize: points, halign } = cell.styles
  const align = halign === 'right' ? 'right' : 'left'
  const [start, end] = [cell.x + cell.padding('left'), cell.x + cell.width - cell.padding('right')]
  const foot = cell.y + cell.height / 2 + points * POINT * MIDDLE
  writing.line(String(cell.raw), align === 'right' ? end : start, foot, {
    ...{ points, align, colour: INK },
    room: end - start,
  })
}

/** How far the foot of letters lies below the middle of their line, in heights of a letter. */
const MIDDLE = 0.35

function numberedName({ name }: ReportWidget, index: number): string {
  return `${String(index + 1)}. ${name}`
}

async function numberPages(doc: jsPDF, { pageText }: Report, writing: Writing): Promise<void> {
  const pages = doc.getNumberOfPages()
  const texts = Array.from({ length: pages }, (_, index) => pageText(index + 1, pages))
  await writing.prepare(texts)
  texts.forEach((text, index) => {
    doc.setPage(index + 1)
    const style = { points: POINTS.foot, colour: PALE, align: 'center', room: PRINT_WIDTH } as const
    writing.line(text, PAGE.width / 2, PAGE.height - PAGE.margin / 2, style)
  })
}

/** All that is written, with the words of a page's number. */
function textsOf({ title, subtitle, empty, widgets, pageText }: Report): string[] {
  return [
    title,
    subtitle,
    empty,
    pageText(1, 1),
    ...widgets.flatMap((widget, index) => [
      numberedName(widget, index),
      widget.asOf ?? '',
      ...widget.headings,
      ...widget.rows.flatMap((row) => [row.name, row.count]),
    ]),
  ]
}

/** The width in millimetres of the white edge of each of so many parts of a chart: of hundreds a wide one would leave nothing. */
export function edgeOf(parts: number): number {
  return Math.min(0.4, CHART / 6 / Math.max(1, parts))
}

/** Fills outlines with their colours, each with a white edge. */
function drawOutlines(doc: jsPDF, outlines: readonly Outline[], colours: readonly string[]): void {
  doc.setDrawColor(PAPER).setLineWidth(edgeOf(outlines.length))
  outlines.forEach((outline, index) => {
    const [first, ...rest] = outline
    if (first === undefined) return
    // The library wants every corner relative to the one before it.
    const steps = rest.map(([x, y], at) => {
      const [fromX, fromY] = outline[at] ?? first
      return [x - fromX, y - fromY]
    })
    doc.setFillColor(colours[index] ?? UNKNOWN).lines(steps, first[0], first[1], [1, 1], 'FD', true)
  })
}
