import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Outline } from '../services/parts.ts'
import { edgeOf, reportOf } from './report.ts'
import type { ReportWidget } from './report.ts'

const widget = (name: string, rows: number): ReportWidget => ({
  ...{ name, headings: ['Name', 'Count'] },
  rows: Array.from({ length: rows }, (_, at) => ({ name: `row ${String(at)}`, count: '1', colour: '#336699' })),
  outlines: ({ left, top, width, height }) =>
    Array.from({ length: rows }, (_, at): Outline => {
      const [above, below] = [top + (height * at) / rows, top + (height * (at + 1)) / rows]
      return [
        [left, above],
        [left + width, above],
        [left + width, below],
        [left, below],
      ]
    }),
})

const reportIn = (language: string, widgets: ReportWidget[]) =>
  reportOf({
    ...{ title: 'Report', subtitle: 'Made', language, logo: undefined, empty: 'None', widgets },
    pageText: (page, pages) => `${String(page)}/${String(pages)}`,
  })

async function printed(...widgets: ReportWidget[]) {
  const blob = await reportIn('en', widgets)
  return getDocumentProxy(new Uint8Array(await blob.arrayBuffer()))
}

/** The texts of a page, each with its distance from the top in millimetres. */
async function textsOn(document: Awaited<ReturnType<typeof printed>>, page: number) {
  const { items } = await (await document.getPage(page)).getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, top: 297 - ((item.transform as number[])[5] ?? 0) * (25.4 / 72) }]
      : [],
  )
}

describe('a printed report', () => {
  it('has each widget where its name and the whole of its chart have room above the foot of the page', async () => {
    const name = 'A name that takes up more than one line of what is printed. '.repeat(5)
    const document = await printed(widget('One', 3), widget('Two', 15), widget(name, 3))
    expect(document.numPages).toBe(2)
    expect((await textsOn(document, 2))[0]?.text).toMatch(/^3\. A name/)
  })

  it('says below the name of a widget of when its figures are', async () => {
    const document = await printed({ ...widget('One', 3), asOf: 'as of 14:05' }, widget('Two', 3))
    const texts = await textsOn(document, 1)
    const [name, asOf] = texts.filter(({ text }) => /One|as of/.test(text))
    expect(asOf?.text).toBe('as of 14:05')
    expect(asOf?.top).toBeGreaterThan(name?.top ?? Infinity)
    const first = texts.find(({ text }) => text === 'Name')
    expect(asOf?.top).toBeLessThan(first?.top ?? 0)
  })

  it.each([
    ['en', 'en'],
    ['ja', 'ja'],
    ['fr', 'fr'],
    ['pt-BR', 'pt-BR'],
    ['ja-JP', 'ja'],
  ])('in %s says that it is, for whoever has it read aloud', async (language, said) => {
    const text = await (await reportIn(language, [widget('One', 3)])).text()
    expect(text).toContain(`/Lang (${said})`)
  })

  it('begins a table of many rows under its name and goes on with it', async () => {
    const document = await printed(widget('One', 60))
    expect(document.numPages).toBe(2)
    expect((await textsOn(document, 2)).map(({ text }) => text)).toContain('row 59')
  })

  it.each([1, 20, 160, 1000])('leaves something of each of %s parts of a chart between their edges', (parts) => {
    expect(edgeOf(parts)).toBeLessThan(52 / parts / 2)
  })
})
