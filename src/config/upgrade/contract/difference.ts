import type { ContractChange } from '../../findings/calls.ts'
import type { SchemaDifference } from './schemas.ts'

/** One difference between two versions of the contract, as who calls the operation feels it. */
export interface ContractDifference extends SchemaDifference {
  operation: string
  /** Which part of the call: absent for the operation itself. */
  part?: 'path' | 'query' | 'header' | 'body' | 'answer' | 'refusal'
  /** `npm run generate` takes it over, and nothing else needs to. */
  followed?: true
  /** Of what is so in the refusals of several operations: how many there are beside this one. */
  others?: number
}

/** A difference in words: `saveOrder: body lines[].qty must be given`. */
export function wordsOf({ operation, part, at, change, other, others = 0 }: ContractDifference): string {
  const place = [part, at].filter((each) => each !== undefined && each !== '').join(' ')
  const whose = others === 0 ? operation : `${operation} and ${others} ${others === 1 ? 'other' : 'others'}`
  const guess = other === undefined ? '' : `; perhaps it is called ${other} now`
  return `${place === '' ? whose : `${whose}: ${place}`} ${change}${guess}`
}

/** What a finding about a difference is given: its words, and what these are made of. */
export function changeGiven({ at, change, other, ...rest }: ContractDifference): ContractChange {
  const what = wordsOf({ at, change, ...(other !== undefined && { other }), ...rest })
  return { what, at, change, ...(other !== undefined && { other }) }
}
