import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import type * as pdfjs from 'unpdf/pdfjs'

/** Millimetres in a point of PDF. */
const MM = 25.4 / 72

/** A line of text on a page, in millimetres from its top left corner. */
interface PaperLine {
  text: string
  left: number
  right: number
  top: number
}

/** A page as it reads: its size in millimetres, and its lines from above to below. */
export interface PaperPage {
  width: number
  height: number
  lines: PaperLine[]
}

/** What stands where on the pages of a PDF. */
export async function readPaper(pdf: Buffer): Promise<PaperPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number)
      const [, , width = 0, height = 0] = page.view
      const { items } = await page.getTextContent()
      const lines = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , x = 0, y = 0] = item.transform as number[]
        return [{ text: item.str, left: x * MM, right: (x + item.width) * MM, top: (height - y) * MM }]
      })
      return { width: width * MM, height: height * MM, lines: lines.sort((one, other) => one.top - other.top) }
    }),
  )
}

/** What one sees of a page: a picture, and how dark the paper is beside the print space and in it. */
interface SeenPage {
  picture: Buffer
  /** Dark points in the margins left, right and above; a footer may stand below. */
  inMargins: number
  /** Share of points of the print space that are not white. */
  ink: number
}

/**
 * Draws pages of a PDF as a printer would, one point of PDF a pixel and a half, and looks at them.
 *
 * @param margin of the print space, in millimetres
 */
export async function seePaper(
  browser: Browser,
  pdf: Buffer,
  numbers: readonly number[],
  margin: number,
): Promise<SeenPage[]> {
  const script = await readFile(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'utf8')
  const viewer = await browser.newPage()
  await viewer.route('https://paper.test/**', (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Paper</title>' }),
  )
  await viewer.goto('https://paper.test/')
  const seen = await viewer.evaluate(
    async ({ base64, numbers, margin }) => {
      const address = 'https://paper.test/pdfjs.mjs'
      const { getDocument } = (await import(address)) as typeof pdfjs
      const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const document = await getDocument({ data, isEvalSupported: false }).promise
      const pages: { url: string; inMargins: number; ink: number }[] = []
      for (const number of numbers) {
        const sheet = await document.getPage(number)
        const viewport = sheet.getViewport({ scale: 1.5 })
        const canvas = globalThis.document.createElement('canvas')
        canvas.width = Math.round(viewport.width)
        canvas.height = Math.round(viewport.height)
        const context = canvas.getContext('2d')
        if (context === null) throw new Error('no canvas')
        await sheet.render({ canvas, canvasContext: context, viewport }).promise
        const { data: points } = context.getImageData(0, 0, canvas.width, canvas.height)
        const edge = ((margin - 1) / 25.4) * 72 * 1.5
        let inMargins = 0
        let inked = 0
        let total = 0
        for (let y = 0; y < canvas.height - edge; y += 1)
          for (let x = 0; x < canvas.width; x += 1) {
            const isDark = (points[(y * canvas.width + x) * 4 + 1] ?? 255) < 200
            const isMargin = x < edge || x > canvas.width - edge || y < edge
            if (isMargin) inMargins += isDark ? 1 : 0
            else {
              total += 1
              inked += isDark ? 1 : 0
            }
          }
        pages.push({ url: canvas.toDataURL('image/png'), inMargins, ink: inked / total })
      }
      return pages
    },
    { base64: pdf.toString('base64'), numbers, margin },
  )
  await viewer.close()
  return seen.map(({ url, ...rest }) => ({ ...rest, picture: Buffer.from(url.split(',')[1] ?? '', 'base64') }))
}
