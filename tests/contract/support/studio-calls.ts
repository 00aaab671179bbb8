import type { Schemas } from '../../../src/contract/index.ts'
import type { Session, TestGateway } from './gateway.ts'

/** What the studio's own operations answer: what was asked for, or why not. */
export interface StudioAnswer<Body> {
  status: number
  body: Body & Partial<Schemas['Problem']>
}

/** Asks one of the studio's own operations, which the contract does not have; with a `key`, once. */
export async function askStudio<Body>(
  { url }: Pick<TestGateway, 'url'>,
  { token, tenant }: Session,
  name: string,
  body: object = {},
  key?: string,
): Promise<StudioAnswer<Body>> {
  const answer = await fetch(`${url}/studio/api/${name}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'x-tenant': tenant, authorization: `Bearer ${token}` },
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as StudioAnswer<Body>['body'] }
}
