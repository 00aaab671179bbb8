import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { throwawayFolder } from '../project/throwaway.ts'

/** A contract of two operations over two files, as small as the rules of the lint allow. */
export const TINY_CONTRACT: Record<string, string> = {
  'openapi/gateway.yaml': `
openapi: 3.1.0
info: { title: Tiny, version: 1.0.0, license: { name: Proprietary, identifier: LicenseRef-Proprietary } }
servers: [{ url: / }]
tags: [{ name: boxes, description: Boxes. }]
security: [{ token: [] }]
paths:
  /boxes/: { $ref: 'boxes.yaml#/boxes' }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    Box: { $ref: 'boxes.yaml#/Box' }
`,
  'openapi/boxes.yaml': `
boxes:
  get:
    operationId: listBoxes
    summary: Boxes
    tags: [boxes]
    security: [{ token: [] }, {}]
    parameters:
      - { $ref: '#/Size' }
      - { name: X-Tenant, in: header, schema: { type: string, maxLength: 10 } }
    responses:
      '200': { description: Boxes., content: { application/json: { schema: { $ref: '#/Box' } } } }
      '400': { description: Refused. }
  post:
    operationId: saveBox
    summary: Save
    tags: [boxes]
    requestBody: { content: { application/json: { schema: { $ref: '#/Box' } } } }
    responses:
      '204': { description: Saved. }
      '400': { description: Refused. }
Size: { name: size, in: query, required: true, schema: { type: integer } }
Box:
  type: object
  additionalProperties: false
  anyOf: [{ required: [a] }, { required: [b] }]
  properties:
    a: { type: string, maxLength: 10, default: x }
    b: { type: number }
`,
}

/** Writes the files into a new directory and gives its path. For tests. */
export async function repositoryOf(files: Record<string, string>): Promise<string> {
  const root = throwawayFolder('contract-')
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return root
}
