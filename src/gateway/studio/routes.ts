import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LANGUAGE_TAG } from '../../config/served.ts'
import { API, UNATTENDED } from '../../studio/host/api.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import { includesStudioRight, studioRightOf, type StudioRight } from '../operation/studio-rights.ts'
import { eventOf } from '../operation/trail.ts'
import type { Refusal } from '../operation/reply.ts'
import { admit, cameLate } from '../routes/access.ts'
import { sendRefusal } from '../routes/errors.ts'
import { readJsonBodies } from '../routes/json-body.ts'
import { unkeepableErrors } from '../routes/validation.ts'
import { REFUSALS_NOTED } from '../session/limits.ts'
import { bearerToken } from '../session/tokens.ts'
import type { SignedIn } from '../store/directory.ts'
import type { Desk, StudioBody } from './desk.ts'
import { isRefusal, type StudioOperations } from './operations.ts'
import { publishingOperations } from './publishing.ts'
import { tenantOperations } from './new-tenants.ts'
import { setOperations } from './sets.ts'
import { upgradeOperations } from './upgrade.ts'
import { versionOperations } from './versions.ts'

const operations: StudioOperations = {
  ...setOperations,
  ...publishingOperations,
  ...versionOperations,
  ...tenantOperations,
  ...upgradeOperations,
}

/** A folder with its pictures. */
const MOST_BYTES = 16 * 1024 ** 2
/** How much of it the compiler is asked to read: all texts of a language are about 10,000 values, and no file of a tenant is as deep. Files and pictures stay where they are. */
const BOUNDS = { values: 100_000, depth: 64, keepsApart: false }

const text = (maxLength: number, minLength = 0) => ({ type: 'string', minLength, maxLength })
const SCREEN = {
  type: 'string',
  pattern: '^((forms|grids|views|drilldowns|dashboards)/[\\w.-]{1,100}|portal|lookups)\\.json$',
}
const COLOUR = { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }
/** Bytes as base64; an empty file is refused as no picture, in words. */
const PICTURE = { type: 'string', maxLength: 2 * 1024 ** 2, pattern: '^[A-Za-z0-9+/]*={0,2}$' }
/** The largest number that the store has a place for. */
const MOST_NUMBER = 2 ** 31 - 1
const VERSION = { type: 'integer', minimum: 1, maximum: MOST_NUMBER }
/** Filled, without control characters: the store takes no NUL. */
const NAME = { type: 'string', pattern: '^\\P{Cc}*[^\\s\\p{Cc}]\\P{Cc}*$', maxLength: 100 }
const WISH = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'url',
    'name',
    'flavour',
    'primaryColor',
    'secondaryColor',
    'languages',
    'levels',
    'company',
    'user',
  ],
  properties: {
    id: { type: 'string', pattern: '^[A-Z][A-Z0-9]{0,39}$' },
    url: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,62}$' },
    name: NAME,
    from: text(40, 1),
    flavour: text(40, 1),
    primaryColor: COLOUR,
    secondaryColor: COLOUR,
    logo: PICTURE,
    languages: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      items: { type: 'string', pattern: `^${LANGUAGE_TAG}$` },
    },
    levels: { type: 'array', maxItems: 50, items: text(60, 1) },
    // What is wrong with a value of it is told in words (operation/company.ts).
    company: {
      type: 'object',
      additionalProperties: false,
      required: ['code', 'name', 'lines', 'postalCode', 'city', 'country'],
      properties: {
        code: text(200),
        name: text(200),
        postalCode: text(200),
        city: text(200),
        country: text(200),
        lines: { type: 'array', maxItems: 4, items: text(200) },
      },
    },
    user: {
      type: 'object',
      additionalProperties: false,
      required: ['userId', 'name', 'email', 'password'],
      properties: {
        userId: { type: 'string', pattern: '^[A-Z0-9_-]{1,40}$' },
        name: NAME,
        email: { type: 'string', pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$', maxLength: 254 },
        password: text(200),
      },
    },
  },
}
/** Random letters of the caller's, as the contract has them (openapi/parameters.yaml). */
const KEY = /^[A-Za-z0-9_-]{16,64}$/
/** The properties of a body; what of them an operation needs, the operation says. */
const PROPERTIES: Readonly<Record<keyof StudioBody, object>> = {
  set: text(40, 1),
  file: SCREEN,
  language: { type: 'string', pattern: `^${LANGUAGE_TAG}$` },
  seen: { type: 'integer', minimum: 0, maximum: MOST_NUMBER },
  brief: { type: 'boolean' },
  keeps: { enum: ['set', 'published'] },
  changes: {
    type: 'array',
    minItems: 1,
    maxItems: 500,
    items: {
      type: 'object',
      required: ['kind', 'file', 'keys'],
      additionalProperties: false,
      properties: {
        kind: { enum: ['set', 'move', 'copy', 'text', 'words', 'picture', 'help'] },
        file: {
          type: 'string',
          pattern: '^(([\\w-]{1,100}/)?[\\w.-]{1,100}\\.json|help/[\\w-]{1,40}/[\\w-]{1,100}\\.md)$',
        },
        keys: { type: 'array', maxItems: 40, items: text(300) },
        value: {},
        where: { enum: ['after', 'before'] },
        beside: text(300),
        id: text(100, 1),
        language: { type: 'string', pattern: `^${LANGUAGE_TAG}$` },
        text: text(5_000),
        page: text(100_000),
        at: text(100),
        content: PICTURE,
        texts: { type: 'object', maxProperties: 10_000, additionalProperties: text(5_000) },
      },
    },
  },
  pointer: text(2_000),
  sought: text(200),
  name: text(100, 1),
  why: text(500),
  at: { type: 'string', format: 'date-time' },
  version: VERSION,
  other: VERSION,
  newTenant: WISH,
  files: {
    type: 'object',
    maxProperties: 1_000,
    additionalProperties: { type: ['string', 'null'], maxLength: 8 * 1024 ** 2 },
  },
}

/** Notes that somebody without the right asked, up to a number. */
async function noteRefusal(
  { directory, now }: Desk,
  { user, tenant }: SignedIn,
  { id, ip }: FastifyRequest,
  name: string,
): Promise<void> {
  const { attempts, trail } = directory.tenant(tenant.id)
  if ((await attempts.take(REFUSALS_NOTED, user.userId, now())) !== undefined) return
  const what = { event: 'refused', kind: 'operation', id: `studio/${name}` } as const
  await trail.note(eventOf({ user, now: now(), source: { reference: id, ip } }, what))
}

/**
 * The studio's own operations below `/studio/api/`, for users of the portal who have the right. They are no part of the gateway's contract: a portal over
 * another gateway has no studio here (docs/decisions/0031).
 */
export async function addStudio(server: FastifyInstance, desk: Desk): Promise<void> {
  const admitted = new WeakMap<FastifyRequest, SignedIn>()
  const refusalOf = async (
    request: FastifyRequest,
    { name, right }: { name: string; right: StudioRight },
  ): Promise<Refusal | undefined> => {
    const token = bearerToken(request.headers.authorization)
    const tenantId = request.headers['x-tenant']
    const call = {
      token,
      tenantId: typeof tenantId === 'string' ? tenantId : undefined,
      now: desk.now(),
      isUnattended: request.headers[UNATTENDED] !== undefined,
    }
    const answer = await admit(desk.directory, call, {})
    if ('refused' in answer) return answer.refused
    if (includesStudioRight(studioRightOf(answer.admitted.user), right)) {
      admitted.set(request, answer.admitted)
      return undefined
    }
    await noteRefusal(desk, answer.admitted, request, name)
    return refuse('forbidden')
  }
  await server.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json')
    readJsonBodies(scope, undefined, BOUNDS)
    for (const [name, { right, needs = [], run }] of Object.entries(operations))
      scope.route({
        method: 'POST',
        url: `${API}/${name}`,
        bodyLimit: MOST_BYTES,
        schema: {
          body: {
            type: 'object',
            additionalProperties: false,
            properties: { ...PROPERTIES, tenant: text(40) },
            required: [...needs],
          },
        },
        attachValidation: true,
        async onRequest(request, reply) {
          const refused = await refusalOf(request, { name, right })
          return refused && sendRefusal(reply, refused)
        },
        async handler(request, reply) {
          const refused = cameLate(reply) ? await refusalOf(request, { name, right }) : undefined
          if (refused !== undefined) return sendRefusal(reply, refused)
          const session = admitted.get(request)
          if (session === undefined) throw new Error('An operation of the studio runs without a session')
          const { user, tenant } = session
          const body = request.body as StudioBody & { tenant?: string }
          if (request.validationError !== undefined || (body.tenant ?? tenant.id) !== tenant.id)
            return sendRefusal(reply, invalid([]))
          const key = request.headers['idempotency-key']
          const intent = typeof key === 'string' ? { key, operation: name } : undefined
          if (intent !== undefined && !KEY.test(intent.key)) return sendRefusal(reply, invalid([]))
          const unkeepable = unkeepableErrors(body)
          if (unkeepable.length > 0) return sendRefusal(reply, invalid(unkeepable))
          const store = desk.directory.tenant(tenant.id)
          const source = { reference: request.id, ip: request.ip }
          if (intent !== undefined) await store.sentCalls.forgetOld(desk.now())
          const answer = await run({ ...desk, user, tenant, store, source, intent, body })
          return isRefusal(answer) ? sendRefusal(reply, answer) : reply.header('cache-control', 'no-store').send(answer)
        },
      })
    done()
  })
}
