import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BackedUpTable, BackupHead } from './file.ts'
import { checkBackup, writeBackup } from './file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const head = (made: string): BackupHead => ({ portal: 'backup', format: 1, made, migrations: [] })

async function* slowly(text: string, amount: number): AsyncGenerator<Uint8Array> {
  for (let row = 0; row < amount; row += 1) {
    await setTimeout(1)
    yield Buffer.from(`${text.repeat(50)} ${row}\n`)
  }
}
const table = (text: string, amount: number): BackedUpTable => ({
  name: text,
  columns: ['text'],
  rows: slowly(text, amount),
})

it('[GW-03] two back-ups that are written to one place at once leave one that is whole', async () => {
  const path = join(folder, 'store.backup')
  await Promise.all([
    writeBackup(path, head('first'), [table('bookings', 40)]),
    writeBackup(path, head('second'), [table('quotes', 60)]),
  ])
  expect((await checkBackup(path))?.made).toBe('second')
  expect(readdirSync(folder)).toEqual(['store.backup'])
})

it('[GW-03] what a killed back-up left beside it is tidied away by the next one; what is being written, and files of others, stay', async () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const [left, written] = [`monday.backup.${id}.portal.part`, `tuesday.backup.${id}.portal.part`]
  const others = ['film.part', `${id}.part`]
  for (const name of [left, written, ...others]) writeFileSync(join(folder, name), 'a part')
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  for (const name of [left, ...others]) utimesSync(join(folder, name), yesterday, yesterday)
  await writeBackup(join(folder, 'wednesday.backup'), head('wednesday'), [])
  expect(readdirSync(folder).sort()).toEqual([...others, written, 'wednesday.backup'].sort())
})
