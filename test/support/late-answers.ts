import type { Gateway } from '#src/platform/payments/gateway.ts'

/** A gateway to which something happens between an answer of its own and that answer's arrival: whatever `meanwhile.run` is. */
export function withLateAnswers(gateway: Gateway) {
  const meanwhile = { run: async () => {} }
  const late: Gateway = {
    ...gateway,
    async readStatus(id) {
      const answer = await gateway.readStatus(id)
      await meanwhile.run()
      return answer
    },
  }
  return { late, meanwhile }
}
