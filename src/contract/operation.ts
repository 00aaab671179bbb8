import type { OperationId } from './generated/operations.ts'
import type { components, operations } from './generated/types.ts'

/** The contract's entities by name, as in `Schemas['Booking']`. */
export type Schemas = components['schemas']

type Parameters<Id extends OperationId, Place extends string> = operations[Id]['parameters'] extends infer Places
  ? Place extends keyof Places
    ? Omittable<NonNullable<Places[Place]>>
    : never
  : never

type Nothing = Record<never, never>

/** An optional parameter may also be given as undefined, which leaves it out. */
type Omittable<Values> = {
  [Name in keyof Values]: Nothing extends Pick<Values, Name> ? Values[Name] | undefined : Values[Name]
}

/** A media type that is sent, or read, as JSON (RFC 6839); its letters may stand behind it. */
type Json = `application/${'' | `${string}+`}json${'' | `;${string}` | ` ;${string}`}`

/** What an operation takes as its body, with whether it may be left out: never where it takes none. */
export type BodyPart<Operation> = Operation extends { requestBody: { content: infer Formats } }
  ? { body: Formats[keyof Formats & Json] }
  : Operation extends { requestBody?: { content: infer Formats } }
    ? [keyof Formats] extends [never]
      ? unknown
      : { body?: Formats[keyof Formats & Json] | undefined }
    : unknown

/** A part of the input: absent where the operation has none, optional where nothing in it is required. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Nothing extends Value
    ? { [Key in Name]?: Value | undefined }
    : { [Key in Name]: Value }

/** What a request says of its intent, as in `CallInput`. */
interface Intent {
  key?: string | undefined
  ifMatch?: string | undefined
}

/** What a call of the operation takes: `path` and `query` parameters by name, and the `body`. */
export type OperationInput<Id extends OperationId> = Intent &
  Part<'path', Parameters<Id, 'path'>> &
  Part<'query', Parameters<Id, 'query'>> &
  BodyPart<operations[Id]>

/** A file that an operation answers, with the name it is to be saved under where the gateway says one. */
export interface DownloadedFile {
  name: string | undefined
  content: Blob
}

type Content<Response> = Response extends { content: infer Formats }
  ? [keyof Formats & Json] extends [never]
    ? DownloadedFile
    : Formats[keyof Formats & Json]
  : undefined

/** The statuses that say success, as `200` or `2XX`. */
type Good<Responses> = {
  [Status in keyof Responses]: Status extends string | number
    ? `${Status}` extends `2${string}`
      ? Status
      : never
    : never
}[keyof Responses]

/** What is answered on success; what is answered at all where no status of success is named. */
export type Succeeded<Responses> = [Good<Responses>] extends [never]
  ? Responses extends { default: infer Response }
    ? Content<Response>
    : undefined
  : Content<Responses[Good<Responses>]>

/** What a successful call of the operation answers: the JSON body, a file, or undefined for an answer without a body. */
export type OperationResult<Id extends OperationId> = Succeeded<operations[Id]['responses']>
