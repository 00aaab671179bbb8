import { readFileSync } from 'node:fs'

/** A file of `data/`, as what its reader says it is; data.test.ts holds it against the contract. */
export function readData<Data>(name: string): Data {
  return JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')) as Data
}
