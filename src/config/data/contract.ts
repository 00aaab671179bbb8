import type { DataRules, JsonObject } from '../model/values.ts'
import { asObject, asSchema, withInner } from './inner.ts'
import { joined } from './joined.ts'
import { isJson, isSent } from './media-types.ts'
import { keysOf, valueAt } from './node-at.ts'
import { CODE, typeAt } from './type-at.ts'
import { ANNOTATIONS, withoutCodes, withoutWritten } from './without.ts'

/** What the compiler knows of an operation: the shape of the generated table. */
export interface Operation {
  method: string
  path: string
  query: Readonly<Record<string, { required?: true }>>
  hasBody?: true
  /** False where no token is needed. */
  secured?: false
}

/** Types that stand so deep inside each other are one `again`. */
const DEEPEST = 30

/** How a document is read. */
export interface Reading {
  /** Whether words for people under a keyword stay. */
  keeps?: (keyword: string) => boolean
  /** The rules of a type inside itself; any value without. */
  again?: (ref: string) => DataRules
  /** Whether a type is one `again` where it stands inside others, whose references are given. */
  isAgain?: (ref: string, inside: readonly string[]) => boolean
  /** Whether rules that are written in several parts stay so; they are joined without. */
  apart?: boolean
}

/** The bundled OpenAPI document, as far as the compiler asks it. Answers nothing, never throws, where the document lacks something. */
export class Contract {
  private readonly document: unknown
  private readonly keeps: (word: string) => boolean
  private readonly again: (ref: string) => DataRules
  private readonly isAgain: (ref: string, inside: readonly string[]) => boolean
  private readonly apart: boolean
  /** What was asked before: the same questions come for every tenant. */
  private readonly answers = new Map<string, DataRules | undefined>()
  /** The same with its words for people, once somebody asks for them. */
  private worded: Contract | undefined
  private readonly methods = new Map<string, JsonObject>()
  /** What the operations of one path share, by operation. */
  private readonly paths = new Map<string, JsonObject>()

  /** `reading`: what is read otherwise in a document that is no contract. */
  constructor(document: unknown, reading: Reading = {}) {
    this.document = document
    this.keeps = reading.keeps ?? (() => false)
    this.again = reading.again ?? (() => ({}))
    this.isAgain = reading.isAgain ?? ((_ref, inside) => inside.length > DEEPEST)
    this.apart = reading.apart ?? false
    for (const each of Object.values(asObject(valueAt(document, ['paths'])) ?? {})) {
      const path = this.follow(asObject(each) ?? {})
      for (const method of Object.values(path).map(asObject)) {
        const id = method?.['operationId']
        if (method === undefined || typeof id !== 'string' || this.methods.has(id)) continue
        this.methods.set(id, method)
        this.paths.set(id, path)
      }
    }
  }

  /** Names of the contract's types. */
  types(): string[] {
    return Object.keys(asObject(valueAt(this.document, ['components', 'schemas'])) ?? {})
  }

  /** A type of the contract without references and without words for people; a type inside itself is left open. */
  type(name: string): DataRules | undefined {
    return this.once(`type ${name}`, () => {
      const schema = asObject(valueAt(this.document, ['components', 'schemas', name]))
      return schema === undefined ? undefined : withoutCodes(this.flat(schema, [`#/components/schemas/${name}`]))
    })
  }

  /** What a reference leads to, as a type. */
  at(ref: string): DataRules {
    return this.flat(this.step({ $ref: ref }), [ref])
  }

  /** What an operation answers when it succeeds, at a dotted path inside the answer; names in it know their codes (`codesOf`). */
  answer(operation: string, at: string): DataRules | undefined {
    const rules = this.once(`answer ${operation}`, () => withoutWritten(this.json(this.success(operation))))
    return rules && typeAt(rules, at)
  }

  /** What an operation answers when it succeeds, by the status: nothing of one whose answer is no JSON. */
  answersByStatus(operation: string): ReadonlyMap<string, DataRules | undefined> {
    const responses = Object.entries(asObject(valueAt(this.methods.get(operation), ['responses'])) ?? {})
    const good = responses.filter(([status]) => status.startsWith('2'))
    const tell = (response: unknown) => withoutWritten(this.json(asObject(response)))
    return new Map(
      good.map(([status, response]) => [status, this.once(`answer ${operation} ${status}`, () => tell(response))]),
    )
  }

  /** The headers that an operation answers with when it succeeds. */
  answerHeaders(operation: string): string[] {
    const response = this.success(operation)
    return Object.keys(asObject(valueAt(response && this.follow(response), ['headers'])) ?? {})
  }

  /** The formats of what an operation answers when it succeeds, as the contract names them. */
  answerFormats(operation: string): string[] {
    const response = this.success(operation)
    return Object.keys(asObject(valueAt(response && this.follow(response), ['content'])) ?? {})
  }

  /** What an operation takes as its body; nothing where it takes none. */
  body(operation: string): DataRules | undefined {
    return this.once(`body ${operation}`, () => {
      const rules = this.json(asObject(valueAt(this.methods.get(operation), ['requestBody'])), isSent)
      return rules && withoutCodes(rules)
    })
  }

  /** The formats of an operation's body, as the contract names them: `application/json`. */
  bodyFormats(operation: string): string[] {
    const body = asObject(valueAt(this.methods.get(operation), ['requestBody']))
    return Object.keys(asObject(valueAt(body && this.follow(body), ['content'])) ?? {})
  }

  /** What an operation answers when it refuses, by the status: nothing of one whose answer is no JSON, or of which the contract does not say. */
  refusals(operation: string): ReadonlyMap<string, DataRules | undefined> {
    const responses = Object.entries(asObject(valueAt(this.methods.get(operation), ['responses'])) ?? {})
    const some = responses.filter(([status]) => status.startsWith('4'))
    const refused = some.length > 0 ? some : responses.filter(([status]) => status === 'default')
    return new Map(
      refused.map(([status, response]) => [
        status,
        this.once(`refusal ${operation} ${status}`, () => this.json(asObject(response))),
      ]),
    )
  }

  /** What an operation takes as one of its parameters, in the path or the query; nothing where it has no such parameter. */
  parameter(operation: string, name: string): DataRules | undefined {
    return this.once(`parameter ${operation} ${name}`, () => {
      const found = this.parameters(operation).find(
        (each) => each['name'] === name && ['path', 'query'].includes(String(each['in'])),
      )
      const schema = asObject(found?.['schema'])
      const rules = schema === undefined ? this.json(found) : this.flat(schema, [])
      return rules && withoutCodes(rules)
    })
  }

  /**
   * How a parameter is written in an address: `application/json` where the contract describes it by `content`, else its style, of lists
   * and objects with whether each value stands alone (OpenAPI 3.1, Parameter Object); nothing for a plain value.
   */
  writtenAs(operation: string, name: string): string | undefined {
    const found = this.parameters(operation).find((each) => each['name'] === name)
    const format = Object.keys(asObject(found?.['content']) ?? {})[0]
    if (format !== undefined) return format
    const { style = found?.['in'] === 'path' ? 'simple' : 'form', explode = style === 'form' } = found ?? {}
    const types = [this.parameter(operation, name)?.type ?? []].flat()
    if (!types.includes('array') && !types.includes('object')) return undefined
    return `${String(style)}${explode === true ? ', each value alone' : ''}`
  }

  /** Whether an operation, or one of its parameters, is marked as one that will go. */
  isLeaving(operation: string, parameter?: string): boolean {
    const holder =
      parameter === undefined
        ? this.methods.get(operation)
        : this.parameters(operation).find((each) => each['name'] === parameter)
    return holder?.['deprecated'] === true
  }

  /** The headers that an operation takes, by name in lower case, each with whether it must be given; a cookie is one of the header that holds it. */
  headers(operation: string): ReadonlyMap<string, { name: string; required: boolean }> {
    // What the operation says comes last: it counts before its path.
    const named = this.parameters(operation)
      .toReversed()
      .flatMap(({ in: where, name: own, required }) => {
        if (typeof own !== 'string' || (where !== 'header' && where !== 'cookie')) return []
        const name = where === 'cookie' ? `Cookie: ${own}` : own
        return [[name.toLowerCase(), { name, required: required === true }] as const]
      })
    return new Map(named)
  }

  /** What a call may be let in by: any of these, each all of its schemes; none where everybody is. */
  signIns(operation: string): JsonObject[][] {
    const asked = this.methods.get(operation)?.['security'] ?? valueAt(this.document, ['security'])
    const schemes = asObject(valueAt(this.document, ['components', 'securitySchemes'])) ?? {}
    return (Array.isArray(asked) ? (asked as unknown[]) : [])
      .map((each) => Object.keys(asObject(each) ?? {}).map((name) => this.follow(asObject(schemes[name]) ?? {})))
      .filter((each) => each.length > 0)
  }

  /** The statuses that an operation may answer, in the order of the contract. */
  statuses(operation: string): string[] {
    return Object.keys(asObject(valueAt(this.methods.get(operation), ['responses'])) ?? {})
  }

  /** The flavour of the tenants that an operation answers; nothing for one that answers all. */
  flavour(operation: string): string | undefined {
    const flavour = this.methods.get(operation)?.['x-flavour']
    return typeof flavour === 'string' ? flavour : undefined
  }

  /** The host that an operation is asked of where it has one of its own. */
  host(operation: string): string | undefined {
    const host = valueAt(this.methods.get(operation), ['servers'])
    const url = Array.isArray(host) ? asObject(host[0])?.['url'] : undefined
    return typeof url === 'string' && url.includes('//') ? url : undefined
  }

  /** An operation in a few words; nothing where the contract has none. */
  summary(operation: string): string | undefined {
    const summary = this.methods.get(operation)?.['summary']
    return typeof summary === 'string' ? summary : undefined
  }

  /** What the contract says in words of a value: at a path in what an operation answers, or takes as its body. */
  described(operation: string, of: 'answer' | 'body', path: string): string | undefined {
    this.worded ??= new Contract(this.document, { keeps: (word) => word === 'description' })
    const rules = of === 'body' ? this.worded.body(operation) : this.worded.answer(operation, '')
    const description = typeAt(rules, path)?.['description']
    return typeof description === 'string' ? description : undefined
  }

  /** What an operation answers when it succeeds, by the first status of success that has content; what it answers at all where it names no such status. */
  private success(operation: string): JsonObject | undefined {
    const responses = asObject(valueAt(this.methods.get(operation), ['responses'])) ?? {}
    const named = Object.keys(responses).filter((status) => status.startsWith('2'))
    const answers = (named.length > 0 ? named : ['default']).map((status) => asObject(responses[status]))
    return answers.find((each) => each && this.follow(each)['content'] !== undefined) ?? answers[0]
  }

  private once(question: string, tell: () => DataRules | undefined): DataRules | undefined {
    if (!this.answers.has(question)) this.answers.set(question, tell())
    return this.answers.get(question)
  }

  /** The parameters of an operation and of its path. */
  private parameters(operation: string): JsonObject[] {
    return [this.methods.get(operation)?.['parameters'], this.paths.get(operation)?.['parameters']].flatMap((list) =>
      Array.isArray(list) ? (list as unknown[]).map((each) => this.follow(asObject(each) ?? {})) : [],
    )
  }

  /** The JSON that a body or an answer holds. */
  private json(holder: JsonObject | undefined, isRead = isJson): DataRules | undefined {
    const content = asObject(valueAt(holder && this.follow(holder), ['content'])) ?? {}
    const format = Object.keys(content).find(isRead)
    const schema = format === undefined ? undefined : asSchema(valueAt(content, [format, 'schema']))
    return schema === undefined ? undefined : this.flat(schema, [])
  }

  /** What stands where a reference leads at last, through other references; nothing where they lead round. */
  private follow(value: JsonObject, passed: readonly JsonObject[] = []): JsonObject {
    if (passed.includes(value)) return {}
    const next = this.step(value)
    return next === value ? value : this.follow(next, [...passed, value])
  }

  /** What a reference leads to, which may be one itself. */
  private step(value: JsonObject): JsonObject {
    const ref = value['$ref']
    if (typeof ref !== 'string' || !ref.startsWith('#/')) return value
    return asObject(valueAt(this.document, keysOf(ref))) ?? {}
  }

  private flat(schema: JsonObject, inside: readonly string[]): DataRules {
    const ref = schema['$ref']
    if (typeof ref === 'string') {
      const isAgain = inside.includes(ref) || this.isAgain(ref, inside)
      const type = isAgain ? this.again(ref) : this.flat(this.step(schema), [...inside, ref])
      return this.beside(type, this.flat({ ...schema, $ref: undefined }, inside))
    }
    const rules = Object.entries(schema).filter(
      ([key]) =>
        key !== '$ref' && (!key.startsWith('x-') || key === CODE) && (!ANNOTATIONS.has(key) || this.keeps(key)),
    )
    const whole = withInner(Object.fromEntries(rules), (inner) => this.flat(inner, inside))
    return this.apart ? whole : joined(whole)
  }

  /** What a reference leads to, and what stands beside it: both hold, and of words for people the nearer ones. */
  private beside(type: DataRules, own: DataRules): DataRules {
    const isRule = (key: string) => !ANNOTATIONS.has(key) && Object.hasOwn(type, key)
    if (!Object.keys(own).some(isRule)) return { ...type, ...own }
    const { allOf, ...rest } = own
    const whole = { ...rest, allOf: [type, ...((allOf ?? []) as DataRules[])] }
    return this.apart ? whole : joined(whole)
  }
}
