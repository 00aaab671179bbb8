import { backUp, gatewayOptions } from '../gateway/index.ts'
import { endRefused, orEnd } from './run/refusal.ts'

/** `npm run backup -- FILE`: writes all that the store holds into a file. Over PostgreSQL the gateways may run. */
const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('npm run backup -- FILE')
  process.exit(2)
}
const options = orEnd(() => gatewayOptions(process.env))
const tables = await backUp(options, path, new Date()).catch(endRefused)
console.log(`${tables} tables are in ${path}. It holds personal data: keep it as you keep the database.`)
