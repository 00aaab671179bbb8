import type { FastifyInstance } from 'fastify'
import { LOGOUT_TOKEN } from '../session/limits.ts'
import type { Providers } from '../session/providers.ts'
import type { Directory } from '../store/directory.ts'
import { unkeepableErrors } from './validation.ts'

/**
 * Where a tenant's provider tells that somebody signed out there (OpenID Connect Back-Channel Logout 1.0): the portal's sessions of the
 * person end. No operation of the contract, since no page calls it.
 */
export async function addProviderLogout(
  server: FastifyInstance,
  { directory, providers, now }: { directory: Directory; providers: Providers; now: () => Date },
): Promise<void> {
  await server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, parsed) => {
        parsed(null, new URLSearchParams(String(body)))
      },
    )
    scope.post<{ Params: { tenantUrl: string }; Body: URLSearchParams | undefined }>(
      '/api-gateway/1/single-sign-on/:tenantUrl/logout',
      async ({ params, body }, reply) => {
        const tenant = unkeepableErrors(params).length > 0 ? undefined : await directory.tenantByUrl(params.tenantUrl)
        const ended = await (tenant && providers.of(tenant))?.ended(body?.get('logout_token') ?? '')
        if (tenant === undefined || ended === undefined) return reply.code(400).send({ error: 'invalid_request' })
        const { id, ...at } = ended
        // A token is good for once: a copy of it must not end a later session. One that could not be followed may come again.
        await directory.tenant(tenant.id).transaction(async ({ accounts, attempts }) => {
          if ((await attempts.take(LOGOUT_TOKEN, id, now())) === undefined) await accounts.closeAtProvider(at)
        })
        return reply.code(200).send()
      },
    )
    done()
  })
}
