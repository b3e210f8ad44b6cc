export type Load = { port: number; paths: readonly string[]; headers: Record<string, string>; connections: number; seconds: number; rate: number | null; salt: string }
export type LoadResult = { perSecond: number; p99: number; count: number; failures: number }
