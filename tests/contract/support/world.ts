import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { demonstration } from '../../../demo/index.ts'
import { gatewayOptions, startGateway } from '../../../src/gateway/index.ts'
import { throwawayFolder } from '../../../src/tools/project/throwaway.ts'
import { copyFolders, removeFolder } from '../../support/folders.ts'
import { hashQuickly } from '../../support/quick-passwords.ts'
import { putEmptyStore } from '../../support/empty-store.ts'
import { tenants } from './tenants.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with the store of the demonstration world; empty over PostgreSQL. */
    worldFolder: string
  }
}

/** The PostgreSQL that the project's tests run over; without it they run over the embedded database. */
export const databaseUrl = urlIn(process.env)
const TEMPLATE = 'contract_world'

function urlIn(env: Record<string, string | undefined>): string | undefined {
  const { CONTRACT_DATABASE_URL: url = '' } = env
  return url === '' ? undefined : url
}

/** Fills a store with the demonstration world once; every gateway of the run starts on a copy of it. */
export default async function makeWorld(project: TestProject): Promise<() => void> {
  const dataDir = throwawayFolder('gateway-world-')
  const server = urlIn(project.config.env)
  const store = { dataDir, databaseUrl: server && named(server, TEMPLATE) }
  if (server === undefined) await putEmptyStore(dataDir)
  else await administer(server, `drop database if exists ${TEMPLATE} with (force)`, `create database ${TEMPLATE}`)
  const gateway = await startGateway({
    ...gatewayOptions({}),
    ...store,
    port: 0,
    tenants,
    fillTenant: demonstration(),
  })
  await gateway.close()
  await hashQuickly(store)
  project.provide('worldFolder', server === undefined ? dataDir : '')
  return () => removeFolder(dataDir)
}

/** A copy of the world: in a folder, or as a database of its own. `remove` deletes it. */
export async function copyOfWorld(
  dataDir: string,
): Promise<{ databaseUrl: string | undefined; remove(): Promise<void> }> {
  if (databaseUrl === undefined) {
    copyFolders([join(inject('worldFolder'), 'store')], dataDir)
    return { databaseUrl, remove: () => Promise.resolve() }
  }
  const name = `contract_${randomBytes(6).toString('hex')}`
  await administer(databaseUrl, `create database ${name} template ${TEMPLATE}`)
  return {
    databaseUrl: named(databaseUrl, name),
    remove: () => administer(databaseUrl, `drop database ${name} with (force)`),
  }
}

/** Where a store may be made: nothing but a folder is needed, or an empty database. */
export async function emptyPlace(): Promise<{ databaseUrl: string | undefined; remove(): Promise<void> }> {
  if (databaseUrl === undefined) return { databaseUrl, remove: () => Promise.resolve() }
  const name = `contract_${randomBytes(6).toString('hex')}`
  await administer(databaseUrl, `create database ${name}`)
  return {
    databaseUrl: named(databaseUrl, name),
    remove: () => administer(databaseUrl, `drop database ${name} with (force)`),
  }
}

/** What an operator may make a database with: a language whose order and case of letters are its own, or another encoding. */
const MADE = {
  turkish: `encoding 'UTF8' locale_provider icu icu_locale 'tr'`,
  latin: `encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`,
}

/** An empty database that is made so; of no language where the server cannot (before PostgreSQL 15). */
export async function databaseMade(how: keyof typeof MADE): Promise<{ databaseUrl: string; remove(): Promise<void> }> {
  const server = databaseUrl ?? ''
  const name = `contract_${randomBytes(6).toString('hex')}`
  const create = `create database ${name} template template0`
  await administer(server, `${create} ${MADE[how]}`).catch(() => administer(server, `${create} encoding 'UTF8'`))
  return { databaseUrl: named(server, name), remove: () => administer(server, `drop database ${name} with (force)`) }
}

/** Statements that concern whole databases. */
async function administer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function named(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
