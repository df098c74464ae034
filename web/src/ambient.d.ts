declare module 'virtual:words' {
  export const languages: Record<string, () => Promise<{ default: string }>>;
}
