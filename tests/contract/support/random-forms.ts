import type { FieldModel, FormModel, JsonObject } from '../../../src/config/index.ts'
import { getAt, rulesAt, setAt } from '../../../src/config/index.ts'
import type { Random } from './random-requests.ts'
import { pick } from './random-requests.ts'

const TEXTS = [
  '',
  ' ',
  'Apples',
  'りんご、箱',
  'a/b-c, d',
  'c/o (Smith)',
  'A.1',
  'x'.repeat(46),
  'x'.repeat(101),
  'x'.repeat(2001),
]
const CODES = [
  'SE',
  'SI',
  'AE',
  'AI',
  'IL',
  'FCL',
  'LCL',
  'FTL',
  'XX',
  'JP',
  'JPYOK',
  'KG',
  '22G1',
  '20200101',
  '20991231',
  '0900',
  '1730',
]
const NUMBERS = [0, 1, 2, 12.5, 1.00001, -1, 9999, 10_000, 999_999_999, 1_000_000_000, 9_999_999_999.9999]
const WRONG = [true, {}, [], 'text', 7]

/** The data of a form with some of its values changed at random: to right ones, wrong ones and ones of another type. */
export function changedAtRandom(form: FormModel, start: JsonObject, random: Random): JsonObject {
  const fields = form.sections.flatMap((section) => section.fields)
  const times = 1 + Math.floor(random() * 6)
  return Array.from({ length: times }).reduce<JsonObject>((data) => {
    const field = pick(random, fields)
    if (field.fields === undefined) return changed(form, data, pick(random, field.covers), random)
    const rows = getAt(data, field.path)
    const length = Array.isArray(rows) ? rows.length : 0
    if (length === 0 || random() < 0.4) return setAt(data, field.path, newRows(field, random)) as JsonObject
    const inRow = pick(random, pick(random, field.fields).covers)
    return changed(form, data, `${field.path}.${Math.floor(random() * length)}.${inRow}`, random)
  }, start)
}

/** Rows of which some values are filled; sometimes too many of them. */
function newRows(field: FieldModel, random: Random): JsonObject[] {
  return Array.from({ length: Math.floor(random() * 6) }, () =>
    (field.fields ?? []).reduce<JsonObject>(
      (row, { path }) =>
        random() < 0.3 ? row : (setAt(row, path, random() < 0.5 ? 2 : pick(random, TEXTS)) as JsonObject),
      {},
    ),
  )
}

function changed(form: FormModel, data: JsonObject, path: string, random: Random): JsonObject {
  const { type, enum: values = [], readOnly } = rulesAt(form.schema, path)
  if (readOnly === true) return data
  const isNumber = [type].flat().some((each) => each === 'number' || each === 'integer')
  const isText = [type].flat().includes('string')
  const dice = random()
  const value =
    dice < 0.15
      ? undefined
      : dice < 0.2
        ? pick(random, WRONG)
        : values.length > 0 && dice < 0.7
          ? pick(random, values)
          : isNumber
            ? pick(random, NUMBERS)
            : isText
              ? pick(random, [...TEXTS, ...CODES])
              : undefined
  return setAt(data, path, value) as JsonObject
}
