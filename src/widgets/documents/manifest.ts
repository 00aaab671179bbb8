import type { OptionsOf, PartManifest } from '../../config/index.ts'
import { dayFormat } from '../manifest-options.ts'

const rowField = (description: string) => ({ type: 'string', description, 'x-names': 'rowField' }) as const
const fixed = (description: string) =>
  ({ type: 'object', description, additionalProperties: { type: ['string', 'number', 'boolean'] } }) as const
const paths = (description: string) =>
  ({ type: 'object', description, additionalProperties: { type: 'string', 'x-names': 'path' } }) as const
const operation = (description: string) => ({ type: 'string', description, 'x-names': 'operation' }) as const

/** The options are the same in a form and in a view. */
const options = {
  type: 'object',
  additionalProperties: false,
  required: ['names', 'download'],
  properties: {
    names: {
      type: 'object',
      description: 'Which field of a document says what.',
      additionalProperties: false,
      required: ['file', 'id', 'action', 'content'],
      properties: {
        file: rowField('The file name with its extension.'),
        id: rowField('Only documents known to the gateway have it.'),
        action: rowField('What became of the document: A added, U replaced, D deleted.'),
        content: rowField('Takes the content as base64 text.'),
        serial: rowField('Serial number within the record.'),
        type: rowField('Code of the type.'),
        description: rowField('What the document is, in words.'),
        extension: rowField('Takes the file extension, lower case, without a dot.'),
        date: rowField('Day of the upload.'),
        by: rowField('Who uploaded it.'),
        byCode: rowField('Who uploaded it, where there is no name.'),
        source: rowField('Where it came from.'),
      },
    },
    format: dayFormat,
    ofType: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      description:
        "A type of document, a code of the lookup or a name of the tenant's own (x_…): only documents of that type are shown, and one that is added gets it. What a form's field does not say beside it, the field of all documents says.",
    },
    most: {
      type: 'integer',
      minimum: 1,
      description: 'With `ofType`: most documents of that type that the record has; 1 unless it says otherwise.',
    },
    typeLabels: {
      type: 'object',
      description:
        'What types read that the lookup does not have: type to label. Those of the form’s own fields are known.',
      additionalProperties: { type: 'string', description: 'The label.', 'x-names': 'label' },
    },
    typeLookup: { type: 'string', description: 'The types of documents.', 'x-names': 'lookup' },
    newRow: { ...fixed('Values of a new document: field of the row to value.'), default: {}, 'x-names': 'rowField' },
    ownSource: {
      type: 'string',
      default: 'CP',
      description: 'Only documents of this source may be replaced or deleted.',
    },
    replace: { type: 'boolean', default: true, description: 'A document may be replaced by another file.' },
    remove: { type: 'boolean', default: true, description: 'A document that the gateway knows may be deleted.' },
    maxNew: {
      type: 'integer',
      minimum: 1,
      default: 5,
      description: 'Most documents that may be added or replaced while the record is open.',
    },
    closedBy: {
      type: 'array',
      default: [],
      description: 'Once one of these has a value, documents known to the gateway stay as they are.',
      items: { type: 'string', description: 'A value of the record.', 'x-names': 'path' },
    },
    refusedBy: { type: 'string', description: 'While this value is N, documents can be read only.', 'x-names': 'path' },
    limits: {
      type: 'object',
      description:
        'The call that brings the limits of uploads; until it answers they are 10M and the portal’s own types.',
      additionalProperties: false,
      required: ['operation'],
      properties: {
        operation: operation('The operation.'),
        query: fixed('Fixed query parameters.'),
        queryFrom: paths('Query parameters with a value of the record.'),
        size: { type: 'string', default: 'fileSize', description: 'Where the answer holds the size.' },
        types: {
          type: 'string',
          default: 'fileTypes',
          description: 'Where the answer holds the extensions, comma-joined.',
        },
      },
    },
    download: {
      type: 'object',
      description: 'The call that brings a file.',
      additionalProperties: false,
      required: ['operation'],
      properties: {
        operation: operation('The operation.'),
        path: {
          type: 'object',
          description: 'Path parameters: each the field of the document that it takes.',
          additionalProperties: { type: 'string', 'x-names': 'rowField' },
        },
        query: fixed('Fixed query parameters.'),
        contentAt: {
          type: 'string',
          description: 'Where the answer holds the content as base64 text; without it the answer is the file.',
        },
      },
    },
    save: {
      type: 'object',
      description:
        'The call that saves what was changed, with a button of its own; without it documents are sent with the form.',
      additionalProperties: false,
      required: ['operation', 'list', 'fields'],
      properties: {
        operation: operation('The operation.'),
        list: { type: 'string', description: 'Where the body, and the answer, holds the documents.' },
        body: paths('What stands beside the list in the body, from the record.'),
        each: paths('What each document is sent with, from the record.'),
        fields: {
          type: 'object',
          description: 'What is sent of a document: name in the payload to field of the row.',
          additionalProperties: { type: 'string', 'x-names': 'rowField' },
        },
        label: { type: 'string', default: 'documents.save', description: 'Label of the button.', 'x-names': 'label' },
        narrow: {
          type: 'string',
          enum: ['all', 'added'],
          default: 'all',
          description: 'What a narrow screen can save: all changes, or added documents alone.',
        },
        labelNarrow: { type: 'string', description: 'Label of the button on a narrow screen.', 'x-names': 'label' },
        closes: { type: 'boolean', default: false, description: 'The screen closes once all are saved.' },
      },
    },
  },
} as const satisfies PartManifest['options']

/** The documents of a record inside its form. */
export const manifest = {
  kind: 'field',
  name: 'documents',
  description: 'Documents of a record: shown, downloaded, added, replaced and deleted.',
  types: ['array'],
  entries: 'typed',
  options,
} as const satisfies PartManifest

/** The documents of a record inside a view. */
export const blockManifest = { ...manifest, kind: 'block' } as const satisfies PartManifest

/** The options, as both parts are drawn with them. */
export type DocumentOptions = OptionsOf<typeof manifest>
/** Which field of a document says what; an absent one is neither shown nor filled. */
export type DocumentNames = DocumentOptions['names']
