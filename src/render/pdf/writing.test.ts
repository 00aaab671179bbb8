import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { jsPDF } from 'jspdf'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DrawText } from './picture.ts'
import { reportOf } from './report.ts'
import { writingOf } from './writing.ts'
import type { Style } from './writing.ts'

const font = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
)
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(new Uint8Array(font))))
})
afterEach(() => vi.unstubAllGlobals())

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

/** Three letters wide; another picture for each text. */
const draw: DrawText = (text) =>
  Promise.resolve({ bytes: new Uint8Array(Buffer.concat([DOT, Buffer.from(text)])), width: 3, height: 1.5, above: 1 })

const style: Style = { points: 72, colour: '#000000', room: 500 }

async function writing(...texts: string[]) {
  const doc = new jsPDF({ unit: 'mm', format: 'a4' })
  const [placed, written] = [vi.spyOn(doc, 'addImage'), vi.spyOn(doc, 'text')]
  const made = await writingOf(doc, texts, draw)
  return {
    ...made,
    written,
    placed: () => placed.mock.calls.map((call) => call.slice(2).map((size) => Math.round(Number(size) * 10) / 10)),
  }
}

it('draws a text of other signs where it would be written, its letters on the line', async () => {
  const { line, placed, isDrawn } = await writing('한국', 'Seoul')
  expect([isDrawn('한국'), isDrawn('Seoul')]).toEqual([true, false])
  for (const align of ['left', 'right', 'center'] as const) line('한국', 100, 50, { ...style, align })
  const [width, height] = [76.2, 38.1]
  expect(placed()).toEqual([
    [100, 24.6, width, height],
    [23.8, 24.6, width, height],
    [61.9, 24.6, width, height],
  ])
})

it('draws what is too long for its place smaller', async () => {
  const { line, placed } = await writing('한국')
  line('한국', 100, 50, { ...style, room: 30 })
  expect(placed()).toEqual([[100, 40, 30, 15]])
})

it.each(['Łódź Şişli Đà', 'Ελλάδα', 'Привет', '日本 髙﨑', 'Zürich – “a” €'])('writes %s', async (text) => {
  const { line, isDrawn, written } = await writing(text)
  expect(isDrawn(text)).toBe(false)
  line(text, 10, 10, style)
  expect(written.mock.calls.map(([said]) => said)).toEqual([text])
})

it.each(['سلام', 'שלום', '한국', '广东', 'ไทย', '😀', '𠮷'])('draws %s, which its font does not have', async (text) => {
  expect((await writing(text)).isDrawn(text)).toBe(true)
})

it('a report draws what its font cannot write, and writes the rest', async () => {
  const asked = vi.fn(draw)
  const report = await reportOf(
    {
      ...{ title: 'Report', subtitle: 'Made', language: 'ar', logo: undefined, empty: 'None' },
      pageText: (page) => `صفحة ${String(page)}`,
      widgets: [
        {
          ...{ name: 'الشحنات', headings: ['Name', 'Count'], outlines: () => [] },
          rows: ['Łódź', '日本', '한국'].map((name) => ({ name, count: '7', colour: '#336699' })),
        },
      ],
    },
    asked,
  )
  expect(asked.mock.calls.map(([text]) => text).sort()).toEqual(['1. الشحنات', 'صفحة 1', '한국'].sort())
  expect((await report.text()).match(/\/Subtype \/Image/g)).toHaveLength(3)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await report.arrayBuffer())), {
    mergePages: true,
  })
  for (const written of ['Łódź', '日本', '7', 'Name']) expect(text).toContain(written)
})
