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

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : never

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
  ([Body<Id>] extends [never] ? unknown : { body: Body<Id> })

/** A file that an operation answers, with the name it is to be saved under where the gateway says one. */
export interface DownloadedFile {
  name: string | undefined
  mediaType: string
  content: Blob
}

type Content<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : Response extends { content: { 'application/octet-stream': unknown } }
    ? DownloadedFile
    : undefined

type Success<Responses> = Content<Responses[keyof Responses & (200 | 201 | 204)]>

/** What a successful call of the operation answers: the JSON body, a file, or undefined for an answer without a body. */
export type OperationResult<Id extends OperationId> = Success<operations[Id]['responses']>
