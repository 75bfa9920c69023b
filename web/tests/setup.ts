/** The languages of the browser that the tests are not. */
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true })
