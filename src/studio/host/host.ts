import type { EntryAbout } from '../../config/node.ts'
import { patience } from '../../contract/index.ts'
import {
  API,
  UNATTENDED,
  type ExplainedLine,
  type ExplainRequest,
  type Change,
  type StudioProject,
  type StudioRequest,
  type StudioState,
} from './api.ts'
import { isUnattended } from './at-work.ts'
import { forgetUnanswered, sentOnce } from './keys.ts'
import { keepTyped, sessionBegins, sessionEnds, typedIn } from './lost.ts'

/** What the host does with a screen; each answers how the screen stands then. */
export type Act = 'look' | 'change' | 'undo' | 'redo' | 'save' | 'discard'

/** Who asks the portal's host, and in which change set. */
export interface Connection {
  token: string
  tenant: string
  set?: string
}

/** Nothing over the files of a checkout, whose host knows one person and one change set of each tenant. */
let connection: Connection | undefined

/** Says for whom, and in which change set, the portal's host is asked from now on. */
export function connect(to: Connection | undefined): void {
  connection = to
  before = Promise.resolve()
  forgetUnanswered()
  sessionBegins()
}

/** What was asked last of what changes something. */
let before: Promise<unknown> = Promise.resolve()

/** Asks once what was asked before is answered, whatever that was: of several that come at once the host would take any first. */
function inTurn<Answer>(asks: () => Promise<Answer>): Promise<Answer> {
  const mine = before.then(asks, asks)
  before = mine
  return mine
}

let refused: ((status: number) => void) | undefined

/** Says who hears that the portal's host refused: 401, that the session is over; 404, that something is no more. */
export function whenRefused(hears: ((status: number) => void) | undefined): void {
  refused = hears
}

let acted: (() => void) | undefined

/** How often the change set had been changed when it was last looked at. */
let stood: number | undefined

/** Says who hears that something of the change set was changed, undone or done again, here or by somebody else. */
export function whenActed(hears: (() => void) | undefined): void {
  acted = hears
}

/** Why there is no answer of the host: no line to it, none within a minute, or somebody on the way answered in its place, with a status. */
export type Unreached = 'no-line' | 'late' | number

let sayUnreached: ((why: Unreached) => string) | undefined

/** Says what is told where the host did not answer: what the browser says, and a page of a proxy, say nothing to whoever configures. */
export function whenUnreached(say: ((why: Unreached) => string) | undefined): void {
  sayUnreached = say
}

/** What went wrong, in the host's words. */
export function faultOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Whether the portal's host is asked, not that of a checkout's files. */
export function isHosted(): boolean {
  return connection !== undefined
}

/** What there is to configure: of a checkout the tenant asked for, else its first. */
export async function project(tenant?: string): Promise<StudioProject> {
  if (connection !== undefined) return (await post('project', {})) as StudioProject
  const asked = tenant === undefined ? '' : `?tenant=${encodeURIComponent(tenant)}`
  return saidIn(await sent(`${API}/project${asked}`, 0)) as StudioProject
}

/** Answers how the screen stands then. Rejects with what the host says went wrong. */
export async function act(what: Act, request: StudioRequest): Promise<StudioState> {
  const isLook = what === 'look'
  const state = (await (isLook ? postOfSet(what, request) : post(what, request, inTurn))) as StudioState
  noteVersion(state, !isLook)
  return state
}

/** Does the same and answers the version alone, which is there sooner. */
export async function actBriefly(what: Act, request: StudioRequest): Promise<number> {
  const answer = (await post(what, { ...request, brief: true }, inTurn)) as Pick<StudioState, 'version'>
  noteVersion(answer, true)
  return answer.version
}

function noteVersion({ version }: Pick<StudioState, 'version'>, isAct: boolean): void {
  const isOtherwise = stood !== version
  stood = version
  if (isAct || isOtherwise) acted?.()
}

/** Which files set a place, and the base's value. */
export async function explained(request: ExplainRequest): Promise<ExplainedLine[]> {
  return (await postOfSet('explain', request)) as ExplainedLine[]
}

/** What can be said of a place, and what can be put beside it. */
export async function about(request: ExplainRequest): Promise<EntryAbout> {
  return (await postOfSet('about', request)) as EntryAbout
}

/** What only the portal's host does: change sets, publication, versions. Rejects with what the host says went wrong. */
export async function ask<Answer>(what: string, body: object = {}): Promise<Answer> {
  return (await post(what, body)) as Answer
}

/** Of a change set that has ended nothing is looked up any more: who would hear it leaves the page in the next frame. What a person changes is refused aloud. */
function postOfSet(what: string, body: object): Promise<unknown> {
  const hasEnded = connection !== undefined && connection.set === undefined
  return hasEnded ? new Promise(() => undefined) : post(what, body)
}

/** Letters that a request may have which outlives its page: 64 KiB in UTF-8 are too many (Fetch, HTTP-network-or-cache fetch). */
const OUTLIVES = 16_000

/** `when` says when it is sent: who asks, and in which change set, is settled before. */
async function post(what: string, body: object, when: typeof inTurn = (asks) => asks()): Promise<unknown> {
  const { token, tenant, set } = connection ?? {}
  const asked = JSON.stringify(set === undefined ? body : { set, ...body })
  const request = (key: string | undefined) => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}`, 'x-tenant': tenant ?? '' }),
      ...(isUnattended() && { [UNATTENDED]: 'true' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: asked,
    // What a person changes arrives where the page goes away meanwhile.
    keepalive: when === inTurn && asked.length < OUTLIVES,
  })
  // What is done with the set is meant for it as it stands; a new set, for one, is the same whatever others do in the open one.
  const given = await when(() =>
    sentOnce([what, asked, when === inTurn && stood], (key) => sent(`${API}/${what}`, asked.length, request(key))),
  )
  const { answer } = given
  // A late refusal of an old token says nothing of a new one.
  const isOver = answer.status === 401 && connection?.token === token
  if (isOver) {
    sessionEnds()
    keepTyped(typedIn(changesIn(body)).lost ?? '')
  }
  if (isOver || (!answer.ok && answer.status !== 401)) refused?.(answer.status)
  return saidIn(given)
}

interface Given {
  answer: Response
  text: string
  /** Undefined where it is no answer of the host. */
  status: number | undefined
}

/** What the host said; throws what it refused with, or who answered in its place. */
function saidIn({ answer, text }: Given): unknown {
  const said = jsonIn(text)
  // The host of a checkout refuses in plain words.
  const isPlain = !answer.ok && answer.headers.get('content-type')?.startsWith('text/plain') === true
  if (said === undefined) throw new Error(isPlain ? text : (sayUnreached?.(answer.status) ?? `HTTP ${answer.status}`))
  if (!answer.ok) throw new Error((said as { message?: string }).message ?? text)
  return said
}

/** Sends a request of so many bytes and waits for the whole answer, as long as one waits for a gateway. */
async function sent(address: string, bytes: number, request?: RequestInit): Promise<Given> {
  const waiting = patience(bytes, undefined)
  try {
    const answer = await fetch(address, { ...request, signal: waiting.signal })
    const text = await answer.text()
    const isHosts = !answer.ok || jsonIn(text) !== undefined
    return { answer, text, status: isHosts ? answer.status : undefined }
  } catch (error) {
    if (sayUnreached === undefined) throw error
    throw new Error(sayUnreached(waiting.signal.aborted ? 'late' : 'no-line'), { cause: error })
  } finally {
    waiting.end()
  }
}

function changesIn(body: Pick<StudioRequest, 'changes'>): Change[] {
  return body.changes ?? []
}

/** What a text says as JSON; undefined for what is none, as a page of a proxy. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
