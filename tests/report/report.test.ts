import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Report, ReportWidget } from '../../src/render/pdf.ts'
import { reportOf } from '../../src/render/pdf.ts'

const FONT = 'node_modules/@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'
const rows = (count: number): ReportWidget['rows'] =>
  Array.from({ length: count }, (_, index) => ({
    name: `Name ${String(index + 1)}`,
    count: String(index),
    colour: '#204060',
  }))
const square: ReportWidget['outlines'] = ({ left, top, width, height }) => [
  [
    [left, top],
    [left + width, top],
    [left + width, top + height],
  ],
]
const widget = (more: Partial<ReportWidget> = {}): ReportWidget => ({
  name: 'Sign-ins by user',
  headings: ['Name', 'SUCCESS Count'],
  rows: rows(2),
  outlines: square,
  ...more,
})
const report = (widgets: ReportWidget[], more: Partial<Report> = {}): Report => ({
  title: 'Widgets',
  subtitle: 'Made for one',
  language: 'en',
  logo: undefined,
  empty: 'No Data Found',
  widgets,
  pageText: (page, pages) => `${String(page)} of ${String(pages)}`,
  ...more,
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function printed(asked: Report) {
  const blob = await reportOf(asked)
  const pdf = await getDocumentProxy(new Uint8Array(await blob.arrayBuffer()))
  const { text } = await extractText(pdf)
  return { pdf, text, bytes: blob.size }
}

/** How many shapes the content of the pages fills. */
async function drawnPaths(pdf: Blob): Promise<number> {
  const text = Buffer.from(await pdf.arrayBuffer()).toString('latin1')
  const contents = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, deflated = '']) =>
    inflateSync(Buffer.from(deflated, 'latin1')).toString('latin1'),
  )
  return contents.join('\n').match(/^(f|B)\*?$/gm)?.length ?? 0
}

describe('a report', () => {
  it('is A4 upright, with numbered names, tables and numbered pages as text', async () => {
    const { pdf, text } = await printed(
      report([widget(), widget({ name: 'Bookings', headings: ['Name', 'Count'], rows: [] })]),
    )
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([210, 297])
    expect(text).toEqual([
      expect.stringMatching(
        /^Widgets\nMade for one\n1\. Sign-ins by user\nName SUCCESS Count\nName 1 0\nName 2 1\n2\. Bookings\nName Count\nNo Data Found\s*\n1 of 1$/,
      ),
    ])
  })

  it('draws the outlines of a chart as vectors, and nothing where a chart has none', async () => {
    const paths = async (outlines: ReportWidget['outlines']) =>
      drawnPaths(await reportOf(report([widget({ outlines })])))
    // The outline itself, and the mark of its colour in each of the two rows.
    expect((await paths(square)) - (await paths(() => []))).toBe(3)
  })

  it('goes on on further pages, each with its number', async () => {
    const { text } = await printed(report([widget({ rows: rows(60) }), widget(), widget(), widget()]))
    expect(text.length).toBeGreaterThan(2)
    text.forEach((page, index) => expect(page).toContain(`${String(index + 1)} of ${String(text.length)}`))
    expect(text.join('\n')).toContain('Name 60 59')
    expect(text.join('\n')).toContain('4. Sign-ins by user')
  })

  it('asks for the large font only for characters that need it, and embeds no more of it than is used', async () => {
    const asked = vi.fn(async () => new Response(await readFile(FONT)))
    vi.stubGlobal('fetch', asked)
    await printed(report([widget({ name: 'Zürich – “naïve” café' })]))
    expect(asked).not.toHaveBeenCalled()
    const { text, bytes } = await printed(
      report([widget({ name: '先月 ログイン 件数', rows: [{ name: '髙橋 一郎', count: '３', colour: '#204060' }] })], {
        language: 'ja',
      }),
    )
    expect(asked).toHaveBeenCalledTimes(1)
    expect(text.join('')).toContain('1. 先月 ログイン 件数')
    expect(text.join('')).toContain('髙橋 一郎 ３')
    expect(bytes).toBeLessThan(300_000)
  })

  it('fails when that font cannot be found', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })))
    await expect(reportOf(report([widget({ name: '件数' })]))).rejects.toThrow('404')
  })
})
