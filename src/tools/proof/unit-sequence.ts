import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that need a document come last and together: a worker goes on to the next file only where that needs the same. */
export class UnitSequence extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter((file) => !needsDocument(file)), ...sorted.filter(needsDocument)]
  }
}

function needsDocument({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').includes('@vitest-environment jsdom')
}
