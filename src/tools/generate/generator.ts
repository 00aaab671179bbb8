import type { ContractDocument } from './contract.ts'

/** What a generator may read. */
export interface GeneratorInput {
  /** The repository's root, an absolute path. */
  readonly root: string
  /** The bundled contract, shared by all generators: not to be changed. */
  readonly contract: ContractDocument
}

/** One named output or a few that belong together. It computes text; writing and comparing is done elsewhere. */
export interface Generator {
  readonly name: string
  /** Paths below the root, with `/`, and the text of each. The same input gives the same text. */
  generate(input: GeneratorInput): Promise<Record<string, string>> | Record<string, string>
}

/** The first line of a generated TypeScript file. `source` is what it is made from. */
export function header(source: string): string {
  return `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`
}
