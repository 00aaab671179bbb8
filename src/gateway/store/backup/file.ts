import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { TableShape } from './tables.ts'

/** The first line of a back-up. */
export interface BackupHead {
  portal: 'backup'
  format: 1
  /** When it was made, RFC 3339. */
  made: string
  /** Of the store: those that were applied, with the checksums of their texts. */
  migrations: { version: number; checksum: string }[]
}

/** What stands in a back-up behind its head: a table and its rows, as COPY writes them. */
export interface BackedUpTable extends TableShape {
  rows: AsyncIterable<Uint8Array>
}

/**
 * A back-up is a compressed text: a line of JSON with the head; for each table a line of JSON and its rows, ended by a line `\.`; a line
 * of JSON with the hash of all before it, by which a cut or changed file is known.
 */
const END = Buffer.from('\\.')

/** Writes a back-up. Under its name there is never a part of one. */
export async function writeBackup(path: string, head: BackupHead, tables: Iterable<BackedUpTable>): Promise<void> {
  const hash = createHash('sha256')
  const note = (part: Uint8Array): Uint8Array => {
    hash.update(part)
    return part
  }
  async function* text(): AsyncGenerator<Uint8Array> {
    yield note(line(head))
    for (const { name, columns, rows } of tables) {
      yield note(line({ table: name, columns }))
      for await (const part of rows) yield note(part)
      yield note(Buffer.from('\\.\n'))
    }
    yield line({ sha256: hash.digest('hex') })
  }
  // Two at once do not write into each other's.
  const part = `${path}.${randomUUID()}.portal.part`
  await tidy(dirname(path))
  try {
    await pipeline(Readable.from(text()), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** A back-up that is being written. */
const PART = /\.[\da-f-]{36}\.portal\.part$/
/** One to which nothing was added for so long, in milliseconds, was killed. */
const LEFT_MS = 60 * 60_000

/** Takes away what killed back-ups left in a folder: each may be as large as a whole one. What cannot be taken away holds nothing up. */
async function tidy(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const part of names.filter((name) => PART.test(name)).map((name) => join(folder, name)))
    await stat(part)
      .then(({ mtimeMs }) => (Date.now() - mtimeMs > LEFT_MS ? rm(part, { force: true }) : undefined))
      .catch(() => undefined)
}

function line(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}

/** The head of a back-up that is whole; undefined for any other file. Reads all of it. */
export async function checkBackup(path: string): Promise<BackupHead | undefined> {
  const hash = createHash('sha256')
  let first: BackupHead | undefined
  let last: Buffer | undefined
  try {
    for await (const each of linesOf(path)) {
      first ??= headOf(each)
      if (last !== undefined) hash.update(last).update('\n')
      last = each
    }
    const { sha256 } = JSON.parse(last?.toString() ?? '') as { sha256?: string }
    return sha256 === hash.digest('hex') ? first : undefined
  } catch {
    return undefined
  }
}

function headOf(text: Buffer): BackupHead {
  const head = JSON.parse(text.toString()) as Partial<BackupHead>
  if (head.portal !== 'backup' || head.format !== 1) throw new Error('This is no back-up of the portal')
  return head as BackupHead
}

/** Gives the tables of a back-up that was checked, one after the other; `take` has to read all rows of one. */
export async function readBackup(path: string, take: (table: BackedUpTable) => Promise<void>): Promise<void> {
  const lines = linesOf(path)[Symbol.asyncIterator]()
  await lines.next()
  for (;;) {
    const next = await lines.next()
    if (next.done === true) return
    const { table, columns } = JSON.parse(next.value.toString()) as { table?: string; columns?: string[] }
    if (table === undefined || columns === undefined) return
    await take({ name: table, columns, rows: rowsFrom(lines) })
  }
}

/** At least so many bytes go to the database at once. */
const PORTION = 64 * 1024

async function* rowsFrom(lines: AsyncIterator<Buffer>): AsyncGenerator<Uint8Array> {
  let waiting: Buffer[] = []
  let size = 0
  for (;;) {
    const next = await lines.next()
    const isOver = next.done === true || next.value.equals(END)
    if (!isOver) {
      waiting.push(next.value, Buffer.from('\n'))
      size += next.value.length + 1
    }
    if (size > PORTION || (isOver && size > 0)) {
      yield Buffer.concat(waiting)
      ;[waiting, size] = [[], 0]
    }
    if (isOver) return
  }
}

/** The lines of a compressed text, without their ends. */
async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const source = createReadStream(path)
  const unpacked = createGunzip()
  source.on('error', (error) => unpacked.destroy(error))
  source.pipe(unpacked)
  let begun: Buffer[] = []
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    let from = 0
    for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, to)])
      ;[begun, from] = [[], to + 1]
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun)
}
