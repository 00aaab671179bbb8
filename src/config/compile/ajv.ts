import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Options } from 'ajv/dist/core.js'
import addFormats from 'ajv-formats'
import { wireFormats } from '../data/formats.ts'

/**
 * Ajv as data rules are compiled by it. With `validateSchema: false` it takes what it is given for a schema, which somebody found it to be before:
 * the schema of schemas takes as long to compile as a form does.
 */
export function newAjv(
  strict: boolean,
  options: Pick<Options, 'code' | 'validateSchema' | 'ownProperties'> = {},
): Ajv2020 {
  // What several values refer to is checked by one function, unless it is shorter than a call.
  const inlineRefs = 10
  const ajv = new Ajv2020({
    strict,
    inlineRefs,
    allowUnionTypes: true,
    allErrors: true,
    // Numbers of JSON are binary: 19.99 is no multiple of 0.01 to the last bit.
    multipleOfPrecision: 6,
    logger: false,
    formats: wireFormats,
    ...options,
  })
  addFormats(ajv)
  return ajv
}

const INHERITED = Object.getOwnPropertyNames(Object.prototype).map((name) => JSON.stringify(name))

/** What a schema needs that names what every object has by its nature, given as JSON: only what is an object's own is looked at, which costs some script. */
export function ofOwn(schema: string): Pick<Options, 'ownProperties'> {
  return { ownProperties: INHERITED.some((name) => schema.includes(name)) }
}
