import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { screen } from '../screen.tsx'
import { shellRoute } from './root.tsx'

/** The list and one person's details share the path; who is open, the page and the filters stand in the search. */
const accountsSearch = z.object({
  tab: z.optional(z.enum(['employees', 'roles'])),
  user: z.optional(z.coerce.string()),
  role: z.optional(z.coerce.string()),
  status: z.optional(z.enum(['active', 'invited', 'disabled'])),
  find: z.optional(z.coerce.string()),
  page: z.optional(z.coerce.number()),
  perPage: z.optional(z.coerce.number()),
  add: z.optional(z.boolean()),
})

export const accountsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account/accounts',
  validateSearch: accountsSearch,
  ...screen('open', 'agency.title', ['agency'], () => import('../../agency/accounts-screen.tsx')),
})
