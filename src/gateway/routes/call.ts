import type { FastifyRequest } from 'fastify'
import type { CompiledForms } from '../../config/node.ts'
import type { OperationId, OperationInput } from '../../contract/index.ts'
import { operations as table } from '../../contract/index.ts'
import { languageOf } from '../ground/words.ts'
import type { PostOffice } from '../mail/post.ts'
import type { OpenCall, Operation, Operations, SignedInCall } from '../operation/operation.ts'
import { invalid } from '../operation/refusals.ts'
import type { FieldErrors, Reply } from '../operation/reply.ts'
import { eventOf } from '../operation/trail.ts'
import type { RulesSource } from '../rules/source.ts'
import { REFUSALS_NOTED } from '../session/limits.ts'
import type { Providers } from '../session/providers.ts'
import { bearerToken } from '../session/tokens.ts'
import type { Directory, SignedIn } from '../store/directory.ts'
import { once } from './once.ts'
import { portalOriginOf } from './portal-origin.ts'
import type { Digests } from './texts-apart.ts'

/** What calls are answered with and by. */
export interface RoutesOptions {
  behaviours: Operations
  /** Where the rules of the tenants' forms come from. */
  rules: RulesSource
  /** How long a body without files may take to arrive, in milliseconds. */
  bodyMs?: number | undefined
  /** Tenants whose rules are made ready before the server listens. */
  prepared?: readonly Parameters<RulesSource>[0][]
  directory: Directory
  validateResponses: boolean
  /** Whether a record that exists is written with its version only. */
  requireIfMatch: boolean
  /** Where the portal is, when that is configured. */
  portalUrl?: string | undefined
  post: PostOffice
  providers: Providers
  /** The file of a tenant's built portal, by the tenant's name in the address. */
  portalFile?: OpenCall<OperationId>['portalFile']
  now: () => Date
}

/** Who was admitted with a request. */
export const admitted = new WeakMap<FastifyRequest, SignedIn>()

/** The tenant that a call names, where it could be one: the log takes no texts of strangers. */
export function sentTenant(request: FastifyRequest): { tenant?: string } {
  const { tenantId = '' } = callerOf(request)
  return /^\w{1,40}$/.test(tenantId) ? { tenant: tenantId } : {}
}

/** The token and the tenant that a request names. */
export function callerOf({ headers }: FastifyRequest): { token: string | undefined; tenantId: string | undefined } {
  const tenantId = headers['x-tenant']
  return { token: bearerToken(headers.authorization), tenantId: typeof tenantId === 'string' ? tenantId : undefined }
}

interface Running {
  id: OperationId
  options: RoutesOptions
  errorsOf: (call: SignedInCall<OperationId>) => Promise<FieldErrors>
  digests: Digests
  forms: CompiledForms | undefined
}

/** What an operation answers a call; one that says how it is to be known again is carried out once. */
export function run(
  behaviour: Operation<OperationId>,
  request: FastifyRequest,
  { id, options, errorsOf, digests, forms }: Running,
): Promise<Reply<OperationId>> {
  const { directory, now } = options
  if (behaviour.access === 'open') {
    return behaviour.run({
      input: inputOf(request),
      directory,
      ...callerOf(request),
      ...placeOf(request, options),
      accepted: request.headers['accept-language'] ?? '',
      forms: options.rules,
      portalFile: options.portalFile ?? (() => Promise.resolve(undefined)),
      now: now(),
    })
  }
  const unlessRefused = async (call: SignedInCall<OperationId>): Promise<Reply<OperationId>> => {
    const errors = await errorsOf(call)
    return errors.length > 0 ? invalid(errors) : behaviour.run(call)
  }
  const call = signedInCall(request, options, forms)
  const key = request.headers['idempotency-key']
  return 'once' in table[id] && typeof key === 'string'
    ? once(unlessRefused, call, { operation: id, key, digests })
    : unlessRefused(call)
}

function inputOf({ params, query, body, headers }: FastifyRequest): OperationInput<OperationId> {
  return { path: params, query, body, ifMatch: headers['if-match'] } as OperationInput<OperationId>
}

/** Notes that somebody asked for what is closed to them; a user's refusals are noted up to a number, so that nobody fills the trail. */
export async function noteRefusal(
  { user, tenant }: SignedIn,
  request: FastifyRequest,
  { directory, now, ...options }: RoutesOptions,
  id: OperationId,
): Promise<void> {
  const { attempts, trail } = directory.tenant(tenant.id)
  const at = now()
  if ((await attempts.take(REFUSALS_NOTED, user.userId, at)) !== undefined) return
  const { source } = placeOf(request, options)
  await trail.note(eventOf({ user, now: at, source }, { event: 'refused', kind: 'operation', id }))
}

/** Where a call comes from, and where the portal is that it was made in. */
function placeOf(
  request: FastifyRequest,
  { post, providers, portalUrl }: Pick<RoutesOptions, 'post' | 'providers' | 'portalUrl'>,
) {
  return {
    source: { reference: request.id, ip: request.ip },
    portalOrigin: portalOriginOf(request, portalUrl),
    post,
    providers,
  }
}

/** The call of whoever was admitted with a request. */
export function signedInCall(
  request: FastifyRequest,
  options: RoutesOptions,
  forms: CompiledForms | undefined,
): SignedInCall<OperationId> {
  const { directory, now, requireIfMatch: demandsVersion } = options
  const session = admitted.get(request)
  if (session === undefined) throw new Error('A secured operation runs without a session')
  return {
    input: inputOf(request),
    ...session,
    store: directory.tenant(session.tenant.id),
    ...placeOf(request, options),
    now: now(),
    language: languageOf(request.headers['accept-language']),
    forms,
    demandsVersion,
    isHead: request.method === 'HEAD',
  }
}
