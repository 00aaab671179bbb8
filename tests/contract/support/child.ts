import { demonstration } from '../../../demo/index.ts'
import { GatewayRefusal, gatewayOptions, startGateway } from '../../../src/gateway/index.ts'
import { tenants } from './tenants.ts'

// A gateway in a process of its own, to be killed: prints its address when it answers.
try {
  const gateway = await startGateway({ ...gatewayOptions(process.env), port: 0, tenants, fillTenant: demonstration() })
  process.once('SIGTERM', () => void gateway.close())
  process.stdout.write(`${gateway.url}\n`)
} catch (error) {
  if (!(error instanceof GatewayRefusal)) throw error
  const { user, system } = process.cpuUsage()
  process.stdout.write(`${(user + system) / 1000} ms of work\n`)
  process.stderr.write(error.message)
  process.exitCode = error.exitCode
}
