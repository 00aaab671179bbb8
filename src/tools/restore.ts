import { gatewayOptions, restore } from '../gateway/index.ts'
import { endRefused, orEnd } from './run/refusal.ts'

/** `npm run restore -- FILE [--replace]`: puts a back-up in the place of the store. No gateway may run. */
const given = process.argv.slice(2)
const [path] = given.filter((each) => !each.startsWith('--'))
if (path === undefined) {
  console.error('npm run restore -- FILE [--replace]')
  process.exit(2)
}
const options = orEnd(() => gatewayOptions(process.env))
const { tables, made } = await restore(options, path, given.includes('--replace')).catch(endRefused)
console.log(`${tables} tables of ${made} are in the store. Everybody signs in again.`)
