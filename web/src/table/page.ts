/** What lies open in the side column over the odds and the log. */
export type Page =
  | { readonly page: 'clause'; readonly clause: string }
  | { readonly page: 'rules' }
  | { readonly page: 'settings' }
  | { readonly page: 'log' }
  | { readonly page: 'dice' }
  | { readonly page: 'legend' }
  /** The column of a lesson, where the screen has no room for it. */
  | { readonly page: 'lesson' }
  | { readonly page: 'card'; readonly place: string }

/** How a hex was picked: a finger is shown first what it would do. */
export type By = 'mouse' | 'touch' | 'key'
