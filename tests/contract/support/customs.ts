import { expect } from 'vitest'
import type { OperationId, Schemas } from '../../../src/contract/index.ts'
import type { Session, TestGateway } from './gateway.ts'

type FileRow = Schemas['CustomsShipment']

/** A page of records below a customs file. */
export interface Page<Item> {
  data: Item[]
  totalRecords: number
  maxResults: number
}

/** Every customs file of a kind that a user sees. */
export async function filesOf(
  gateway: TestGateway,
  session: Session,
  fileType: Schemas['CustomsFileType'],
): Promise<FileRow[]> {
  const body = { shipmentSearchFilterList: [], additionalFilters: { fileType }, pageIndex: -1 }
  const { status, body: found } = await gateway.call<Schemas['CustomsShipmentList']>('searchCustomsShipments', {
    ...session,
    body,
  })
  expect(status).toBe(200)
  return found.shipments
}

/** The file that concerns the most agencies: it has records of all of them. */
export function showcaseOf(files: FileRow[]): string {
  const agencies = ({ pga = '' }: FileRow) => pga.split(',').length
  return [...files].sort((one, other) => agencies(other) - agencies(one))[0]?.fileNo ?? ''
}

/** Asks for a file: its header, and what the body asks for beside it. */
export const fileWith = <Body = { data: Schemas['CustomsFile'][] }>(
  gateway: TestGateway,
  session: Partial<Session>,
  fileNo: string,
  body: object,
) => gateway.call<Body>('getCustomsFile', { ...session, path: { fileNo }, body })

/** A file with these of its entities. */
export async function entitiesOf(
  gateway: TestGateway,
  session: Session,
  fileNo: string,
  includeEntities: string[],
): Promise<Schemas['CustomsFile']> {
  const { status, body } = await fileWith(gateway, session, fileNo, { includeEntities })
  expect(status).toBe(200)
  return body.data[0] ?? { header: { fileNo: '' } }
}

export const numbers = (rows: readonly FileRow[]) => rows.map(({ fileNo }) => fileNo)

/** One of the values; throws when there is none. */
export function some<Value>(values: readonly Value[]): Value {
  const [value] = values
  if (value === undefined) throw new Error('There is none')
  return value
}

/** Asks for what hangs below a file. */
export const below = <Item>(
  gateway: TestGateway,
  session: Session,
  operation: OperationId,
  fileNo: string,
  body: unknown = {},
) => gateway.call<Page<Item>>(operation, { ...session, path: { fileNo }, body })

/** Every record of that kind below a file. */
export async function every<Item>(
  gateway: TestGateway,
  session: Session,
  operation: OperationId,
  fileNo: string,
  body: object = {},
): Promise<Item[]> {
  const answer = await below<Item>(gateway, session, operation, fileNo, { pageIndex: -1, ...body })
  expect(answer.status).toBe(200)
  expect(answer.body.totalRecords).toBe(answer.body.data.length)
  expect(answer.body.maxResults).toBe(0)
  return answer.body.data
}

/** Fields that a refusal names. */
export function refusedFields({ status, body }: { status: number; body: unknown }): string[] {
  expect(status).toBe(400)
  return ((body as Schemas['Problem']).fieldErrors ?? []).map(({ field }) => field)
}

/** Who looks at the files of the broker's tenant. */
export interface Cast {
  customer: Session
  admin: Session
  /** Does not see files of entry types 06 and 21. */
  limited: Session
  /** Does not see files older than 90 days. */
  custAdmin: Session
  /** Without billing and delivery orders. */
  noBill: Session
  /** The customer of a forwarder. */
  forwarder: Session
}

export async function signInAll(gateway: TestGateway): Promise<Cast> {
  return {
    customer: await gateway.signIn('CUSTOMER', 'HARBOR'),
    admin: await gateway.signIn('ADMIN', 'HARBOR'),
    limited: await gateway.signIn('LIMITED', 'HARBOR'),
    custAdmin: await gateway.signIn('CUSTADMIN', 'HARBOR'),
    noBill: await gateway.signIn('NOBILL', 'HARBOR'),
    forwarder: await gateway.signIn('CUSTOMER', 'KAIYO'),
  }
}

/**
 * What an operation below a file answers to those who may not see it: 401 without a session, 403 in another tenant or
 * flavour, 404 for a file that does not exist and for one that is hidden from the user, 400 for a body that is not right.
 */
export async function expectRefusals(
  gateway: TestGateway,
  { customer, admin, limited, custAdmin, forwarder }: Cast,
  operation: OperationId,
  body: object,
): Promise<void> {
  const files = await filesOf(gateway, admin, 'REGULAR')
  const own = new Set((await filesOf(gateway, customer, 'REGULAR')).map(({ fileNo }) => fileNo))
  const [ownFile = ''] = own
  const fileBy = (fits: (file: FileRow) => boolean) => files.find((file) => fits(file))?.fileNo ?? ''
  const status = async (session: Partial<Session>, fileNo: string, asked = body) =>
    (await gateway.call(operation, { ...session, path: { fileNo }, body: asked })).status
  const foreign = fileBy(({ fileNo }) => !own.has(fileNo))
  expect([await status(customer, ownFile), await status(admin, foreign)]).toEqual([200, 200])
  expect(await status({ tenant: customer.tenant }, ownFile)).toBe(401)
  expect([await status({ ...customer, tenant: 'KAIYO' }, ownFile), await status(forwarder, ownFile)]).toEqual([
    403, 403,
  ])
  expect([await status(customer, 'CF-0000000'), await status(customer, foreign)]).toEqual([404, 404])
  const excluded = fileBy(({ fileNo, entryType }) => own.has(fileNo) && entryType === '06')
  expect([await status(customer, excluded), await status(limited, excluded)]).toEqual([200, 404])
  const [oldest = ''] = [...own]
  expect([await status(customer, oldest), await status(custAdmin, oldest)]).toEqual([200, 404])
  for (const wrong of [
    { pageIndex: -2 },
    { pageIndex: 0 },
    { maxResults: 0 },
    { maxResults: 101 },
    { sort: 'document' },
  ]) {
    const answer = await gateway.call(operation, {
      ...customer,
      path: { fileNo: ownFile },
      body: { ...body, ...wrong },
    })
    expect(refusedFields(answer)).toEqual(Object.keys(wrong))
  }
}
