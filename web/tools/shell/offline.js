/** The page that is shown where the house cannot be reached: in the language one reads, and no longer than needed. */
const LOOK_AGAIN = 5_000

function recall(key) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const sections = [...document.querySelectorAll('section')]
const wanted = [recall('croupier-language'), ...navigator.languages].map((tag) =>
  tag?.slice(0, 2).toLowerCase(),
)
const spoken = wanted.find((tag) => sections.some(({ lang }) => lang === tag)) ?? sections[0].lang

for (const section of sections) section.hidden = section.lang !== spoken
document.documentElement.lang = spoken
document.documentElement.dataset.look = recall('croupier-look') ?? 'dark'
document.title = `${document.querySelector('section:not([hidden]) h1').textContent} · Croupier`

const again = () => location.reload()
for (const button of document.querySelectorAll('button')) button.addEventListener('click', again)
addEventListener('online', again)
setInterval(async () => {
  if (document.hidden) return
  const there = await fetch('/healthz', { cache: 'no-store', credentials: 'omit' }).catch(() => null)
  if (there) again()
}, LOOK_AGAIN)
