import type { jsPDF } from 'jspdf'
import type { Outline } from '../outline.ts'

/** Fills outlines with their colours, each with a fine white edge. */
export function drawOutlines(doc: jsPDF, outlines: readonly Outline[], colours: readonly string[]): void {
  doc.setDrawColor('#ffffff').setLineWidth(0.4)
  outlines.forEach((outline, index) => {
    const [first, ...rest] = outline
    if (first === undefined) return
    // The library wants every corner relative to the one before it.
    const steps = rest.map(([x, y], at) => {
      const [fromX, fromY] = outline[at] ?? first
      return [x - fromX, y - fromY]
    })
    doc.setFillColor(colours[index] ?? '#888888').lines(steps, first[0], first[1], [1, 1], 'FD', true)
  })
}
