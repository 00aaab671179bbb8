import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import type { Generator } from './generator.ts';
import { header } from './generator.ts';

/** The contract's types: `paths`, `operations` and `components` for TypeScript. */
export const typesGenerator: Generator = {
  name: 'types',
  async generate({ contract }) {
    // A default is what the gateway assumes, so the field stays optional for whoever sends it.
    const nodes = await openapiTypescript(structuredClone(contract) as unknown as OpenAPI3, {
      defaultNonNullable: false,
      silent: true,
    });
    return { 'src/contract/generated/types.ts': header('openapi/') + astToString(nodes) };
  },
};
