import { and, eq, or } from 'drizzle-orm'
import type { Db } from './connection.ts'
import type { RequestFilter, Requests } from './requests.ts'
import { requestsOf } from './requests.ts'
import type { TemplateRow } from './tables/requests.ts'
import { templates } from './tables/requests.ts'

/** Who looks: an owner sees the own templates and the public ones of the company. */
export interface TemplateViewer {
  userId: string
  customerId: string
}

export type Templates = Requests<TemplateRow, TemplateViewer>

export function templatesOf(db: Db, tenantId: string): Templates {
  return requestsOf<typeof templates, TemplateViewer, RequestFilter<TemplateRow['status'], TemplateViewer>>(
    db,
    tenantId,
    templates,
    {
      counter: 'template',
      seenBy: ({ userId, customerId }) =>
        or(eq(templates.ownerId, userId), and(eq(templates.isPrivate, 0), eq(templates.customerId, customerId))),
    },
  )
}
