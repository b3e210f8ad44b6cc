import { z } from 'zod'

export const visitsShape = z.object({ today: z.int().min(0), month: z.int().min(0), total: z.int().min(0) })
