import type { Gateway } from '#src/platform/payments/gateway.ts'

/** A gateway that runs `meanwhile.run` between its answer and the answer's arrival. */
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
