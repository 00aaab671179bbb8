import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OperationId } from '../../contract/index.ts'
import type { Hearing } from '../ground/hearing.ts'
import { hearingOf } from '../ground/hearing.ts'
import type { Turns } from '../ground/turns.ts'
import { turnsOf } from '../ground/turns.ts'
import type { Operation, SignedInCall } from '../operation/operation.ts'
import { invalid, refuse } from '../operation/refusals.ts'
import type { Refusal } from '../operation/reply.ts'
import { networkOf } from '../session/limits.ts'
import type { SignedIn } from '../store/directory.ts'
import { noteFacts } from '../telemetry/requests.ts'
import { admit, cameLate } from './access.ts'
import { responseCheck, send } from './answers.ts'
import { admitted, callerOf, noteRefusal, run, sentTenant, signedInCall } from './call.ts'
import type { RoutesOptions } from './call.ts'
import { limitCalls } from './calls-at-once.ts'
import type { ContractOperation } from './contract.ts'
import { fileFields, readContract } from './contract.ts'
import { sendRefusal } from './errors.ts'
import { contractErrors } from './field-errors.ts'
import type { FormErrors } from './form-rules.ts'
import { formErrors } from './form-rules.ts'
import { readJsonBodies } from './json-body.ts'
import { putBack } from './texts-apart.ts'
import { limitUploads } from './uploads-at-once.ts'
import type { Validation } from './validation.ts'
import { isSmall, unkeepableErrors, validationOf } from './validation.ts'

const BODY_MS = 30_000

/** Long lists that are made at a time: one while the database looks for the other. However many are asked for, whatever else is asked waits for these alone. */
const LISTS_AT_ONCE = 2

/**
 * How long a list waits for its turn, in milliseconds: while the database stands still, those before it take as long as a statement may. A connection
 * over which nothing comes for a minute is ended, and its caller told nothing.
 */
const LIST_WAIT_MS = 20_000

/** Everything below here is the gateway's; the rest of the host is the portal's. */
export const GATEWAY_PREFIX = '/api-gateway/'

/** Read and compiled once, however many gateways a process runs. */
let contract: (ReturnType<typeof readContract> & { validation: Validation }) | undefined

function compiledContract() {
  if (contract === undefined) {
    const read = readContract()
    contract = { ...read, validation: validationOf(read.document) }
  }
  return contract
}

/** Makes a route of every operation of the contract: who may ask, what is asked, what is answered. */
export function addRoutes(server: FastifyInstance, options: RoutesOptions): void {
  const { document, operations, validation } = compiledContract()
  server.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? validation.ofBody : validation.ofText)(schema as Record<string, unknown>),
  )
  limitCalls(server)
  readJsonBodies(server, options.bodyMs ?? BODY_MS)
  limitUploads(server)
  const rules = formErrors(options.behaviours, options.rules)
  const files = fileFields(document)
  const lists = turnsOf(LISTS_AT_ONCE)
  const hearing = hearingOf(server)
  server.addHook('onReady', async () => {
    for (const tenant of options.prepared ?? []) await rules.prepare(tenant)
  })
  for (const operation of operations) addRoute(server, operation, { validation, options, rules, files, lists, hearing })
}

/** What all routes share. */
interface Surroundings {
  validation: Validation
  options: RoutesOptions
  rules: FormErrors
  /** Names of the fields that hold files. */
  files: ReadonlySet<string>
  /** Of those who ask for long lists, each of which is begun after what else came in. */
  lists: Turns
  hearing: Hearing
}

function addRoute(
  server: FastifyInstance,
  operation: ContractOperation,
  { validation, options, rules, files, lists, hearing }: Surroundings,
): void {
  const behaviour = options.behaviours[operation.id] as Operation<OperationId> | undefined
  const { id, method, url } = operation
  if (behaviour === undefined) {
    server.route({ method, url, handler: (_request, reply) => sendRefusal(reply, refuse('not-implemented')) })
    return
  }
  if (operation.secured !== (behaviour.access === 'session'))
    throw new Error(`The contract and the behaviour of ${id} differ on who may call it`)
  // A refusal, and never a reply: whoever awaits one of those is told nothing.
  const refusalOf = async (request: FastifyRequest): Promise<Refusal | undefined> => {
    if (behaviour.access === 'open') return undefined
    const answer = await admit(options.directory, { ...callerOf(request), now: options.now() }, behaviour)
    if ('refused' in answer) {
      if (answer.by !== undefined) {
        noteFacts(request, { user: answer.by.user.userId })
        await noteRefusal(answer.by, request, options, id)
      }
      return answer.refused
    }
    admitted.set(request, answer.admitted)
    noteFacts(request, { user: answer.admitted.user.userId })
    return undefined
  }
  const check = options.validateResponses ? responseCheck(operation, validation) : () => undefined
  server.route({
    method,
    url,
    ...(behaviour.bodyLimit === undefined ? {} : { bodyLimit: behaviour.bodyLimit }),
    schema: schemasOf(operation),
    // A body that breaks the contract is refused in the words of the form that sends it, where one does.
    attachValidation: true,
    async onRequest(request, reply) {
      noteFacts(request, { operation: id, ...sentTenant(request) })
      const refused = await refusalOf(request)
      return refused && sendRefusal(reply, refused)
    },
    async handler(request, reply) {
      const isLate = operation.body !== undefined && cameLate(reply)
      const refused = isLate ? await refusalOf(request) : undefined
      if (refused !== undefined) return sendRefusal(reply, refused)
      const accepted = request.headers['accept-language'] ?? ''
      const signedIn = admitted.get(request)
      const formsAsked = () => (signedIn === undefined ? undefined : rules.formsFor(signedIn.tenant, request.body))
      if (request.validationError !== undefined) {
        const { validationContext } = request.validationError
        // Whether a form could have sent it, right or wrong.
        const isOfForm =
          validationContext === 'body' && isSmall(request.body) && unkeepableErrors(request.body).length === 0
        const asked = behaviour.access === 'session' && isOfForm
        const forms = asked ? await formsAsked() : undefined
        const worded = asked ? await rules(signedInCall(request, options, forms), id, accepted, forms) : []
        return sendRefusal(reply, invalid(contractErrors(request.validationError, worded)))
      }
      const unkeepable = [request.params, request.query, request.body].flatMap((part) => unkeepableErrors(part))
      if (unkeepable.length > 0) return sendRefusal(reply, invalid(unkeepable))
      const whole = await putBack(request, files)
      if ('errors' in whole) return sendRefusal(reply, invalid(whole.errors))
      const forms = await formsAsked()
      const errorsOf = (call: SignedInCall<OperationId>) => rules(call, id, accepted, forms)
      // Put into text within a turn, too.
      const answered = async (): Promise<void> => {
        const answer = await run(behaviour, request, { id, options, errorsOf, digests: whole.digests, forms })
        check(answer)
        if (answer.status === 403 && signedIn !== undefined) await noteRefusal(signedIn, request, options, id)
        send(reply, answer)
      }
      if (behaviour.isLong !== true) await answered()
      else
        await lists.take(
          callerOfTurn(request, signedIn),
          async () => {
            await hearing.quiet()
            // Who has left waits for nothing: a page that was loaded anew asks for its lists again.
            if (reply.raw.destroyed) reply.hijack()
            else await answered()
          },
          LIST_WAIT_MS,
        )
      return reply
    },
  })
}

function schemasOf({ params, query, headers, body }: ContractOperation) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
  }
}

/** Who waits for a turn: a user, or a stranger by the address. */
function callerOfTurn({ ip }: FastifyRequest, signedIn: SignedIn | undefined): string {
  return signedIn === undefined ? networkOf(ip) : `${signedIn.tenant.id} ${signedIn.user.userId}`
}
