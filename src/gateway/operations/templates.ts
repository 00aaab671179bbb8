import type { Schemas } from '../../contract/index.ts'
import type { TemplateViewer } from '../store/templates.ts'
import type { UserRow } from '../store/tables/accounts.ts'
import { createdSince, filledOnly, MAX_RESULTS } from './lists.ts'
import type { Operations } from './operation.ts'
import { TEMPLATES } from './operation.ts'
import { refuse } from './reply.ts'

export const templateOperations: Pick<Operations, 'listTemplates' | 'getTemplate'> = {
  listTemplates: {
    access: 'session',
    module: TEMPLATES,
    async run({ input, user, store, now }) {
      const { rows, total } = await store.templates.list({
        viewer: viewerOf(user),
        createdSince: createdSince(input.query?.CreateDateNoOfDaysAgo, now),
        statuses: input.query?.TemplateStatus?.split(',') as Schemas['TemplateStatus'][] | undefined,
        limit: MAX_RESULTS,
      })
      const data = rows.map((row) => ({
        unId: row.unId,
        templateNo: row.templateNo,
        templateName: row.templateName,
        templateStatus: row.status,
        isPrivate: row.isPrivate,
        ...(user.isPortalAdmin ? { customer: row.customerName } : {}),
        ...filledOnly({
          shipper: row.shipperName,
          bizType: row.bizType,
          commodity: row.commodity,
          departure: row.departure,
          destination: row.destination,
        }),
      }))
      return { status: 200, body: { data, totalRecords: total, maxResults: MAX_RESULTS } }
    },
  },
  getTemplate: {
    access: 'session',
    module: TEMPLATES,
    async run({ input, user, store }) {
      const row = await store.templates.find(input.path.id, viewerOf(user))
      if (row === undefined) return refuse('not-found')
      return {
        status: 200,
        body: {
          ...row.document,
          unId: row.unId,
          templateNo: row.templateNo,
          templateName: row.templateName,
          templateStatus: row.status,
          isPrivate: row.isPrivate,
          ...(user.isPortalAdmin ? { customer: row.customerId, customerName: row.customerName } : {}),
          lastUpdated: row.updatedAt.toISOString(),
          auditTrail: row.trail,
        },
      }
    },
  },
}

/** Administrators see every template of the tenant, everybody else the own ones and the company's public ones. */
function viewerOf({ isPortalAdmin, userId, customerId }: UserRow): TemplateViewer | undefined {
  return isPortalAdmin ? undefined : { userId, customerId }
}
