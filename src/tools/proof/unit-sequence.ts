import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that need a document come last and together: a worker goes on to the next file only where that needs the same. Of them,
 * those that look at styles come first, while there are few: what they put into the document has to be taken out again.
 */
export class UnitSequence extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [0, 1, 2].flatMap((turn) => sorted.filter((file) => turnOf(file) === turn))
  }
}

function turnOf({ moduleId }: TestSpecification): number {
  const text = readFileSync(moduleId, 'utf8')
  if (!text.includes('@vitest-environment jsdom')) return 0
  return text.includes('@looks-at-styles') ? 1 : 2
}
