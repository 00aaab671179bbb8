import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../project/read.ts'
import { readDrawing } from './given.ts'

const config = readConfig(fileURLToPath(new URL('../../..', import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'portal-given-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, value: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
  return path
}

const grid = write('orders.json', { columns: { number: { label: 'Number', field: 'number' } } })
const rowsOf = async (data?: string) => {
  const read = await readDrawing(config, { grid, ...(data !== undefined && { data }) })
  return read.ok ? (JSON.parse(read.given.drawing) as { data: unknown }).data : read.reason
}

it.each([
  ['a list', [{ number: 'A' }]],
  ['an answer that holds one', { totalRecords: 1, data: [{ number: 'A' }] }],
])('takes the rows of a grid from %s, and numbers those that nothing identifies', async (_what, value) => {
  expect(await rowsOf(write('rows.json', value))).toEqual([{ id: 1, number: 'A' }])
})

it('takes an id of 64 bits with all its digits', async () => {
  expect(await rowsOf(write('long.json', '[{"id":9007199254740993}]'))).toEqual([{ id: '9007199254740993' }])
})

it('draws a grid without rows where none are given', async () => {
  expect(await rowsOf()).toEqual([])
})

it('says that there is no such file', async () => {
  expect(await readDrawing(config, { grid: join(folder, 'not.json') })).toMatchObject({ ok: false })
  expect(await readDrawing(config, { grid: folder })).toMatchObject({ ok: false })
})

it('says what is wrong with the rows', async () => {
  expect(await rowsOf(write('none.json', { total: 0 }))).toMatch(/none\.json holds no list of rows/)
  expect(await rowsOf(write('broken.json', '{'))).toMatch(/broken\.json cannot be read/)
})

it('takes the record of a form from the folder of the form', async () => {
  write('order.schema.json', { type: 'object', properties: { number: { type: 'string' } } })
  write('order.data.json', { number: 'A' })
  const read = await readDrawing(config, { form: folder })
  expect(read.ok && (JSON.parse(read.given.drawing) as { data: unknown }).data).toEqual({ number: 'A' })
})

it('says what a form needs beside the words of its schema in each language, whatever its values are called', async () => {
  const named = { type: 'string', examples: ['A'], title: 'Own' }
  write('order.schema.json', { type: 'object', properties: { submit: named, details: named } })
  const read = await readDrawing(config, { form: folder })
  const { labels } = JSON.parse(read.ok ? read.given.drawing : '{}') as { labels: Record<string, unknown> }
  expect(labels).toMatchObject({
    en: { 'drawn.submit': 'Own', 'drawing.submit': 'Submit', 'drawn.submit#example': 'e.g. A' },
    ja: { 'drawn.submit': 'Own', 'drawing.submit': '送信', 'drawing.details': '詳細', 'drawn.submit#example': '例：A' },
  })
})

it('says which folder holds no form', async () => {
  expect(await readDrawing(config, { form: join(folder, 'nowhere') })).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/nowhere holds no file/) as unknown,
  })
})
