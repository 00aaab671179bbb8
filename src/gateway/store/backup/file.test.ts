import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import type { BackedUpTable, BackupHead } from './file.ts'
import { checkBackup, writeBackup } from './file.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
