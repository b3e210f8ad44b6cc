import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** @returns an order of test files that begins with these, so that no long one runs alone at the end */
export const longestFirst = (names: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const rankOf = ({ moduleId }: TestSpecification) => {
        const rank = names.findIndex((name) => moduleId.endsWith(name))
        return rank < 0 ? names.length : rank
      }
      return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
    }
  }
