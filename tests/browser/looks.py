"""Finds what an eye sees at once: words cut off, words on top of one another, letters of another font."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Frame, Locator, Page, ViewportSize

SIZES: dict[str, ViewportSize] = {
    "small phone": {"width": 320, "height": 640},
    "phone": {"width": 390, "height": 844},
    "laptop": {"width": 1366, "height": 768},
    "large laptop": {"width": 1440, "height": 900},
    "tv": {"width": 1920, "height": 1080},
}
UPRIGHT: ViewportSize = {"width": 768, "height": 1024}
ACROSS: ViewportSize = {"width": 1024, "height": 768}
"""A tablet, held in both ways."""

CUT_OFF = """() => {
  const found = []
  const tolerance = 1.5
  const shown = element => {
    // What a closed list of more holds has a place, and is not seen.
    if (!element.checkVisibility()) return false
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      // What is for ears only lies in a box of one pixel.
      if (style.visibility === 'hidden' || style.clipPath !== 'none' || +style.opacity === 0) return false
    }
    return true
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const pieces = []
  while (words.nextNode()) {
    const text = words.currentNode
    if (!text.data.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    pieces.push([text.parentElement, range.getBoundingClientRect(), text.data.trim()])
  }
  for (const control of document.querySelectorAll('button, a[href], input, select, textarea'))
    pieces.push([control, control.getBoundingClientRect(), control.outerHTML.slice(0, 80)])
  const dialog = document.querySelector('dialog[open]')
  for (let [element, box, what] of pieces) {
    if (!box.width || !box.height || !shown(element)) continue
    if (dialog && !dialog.contains(element)) continue
    let [left, right, top, bottom] = [0, innerWidth, -Infinity, Infinity]
    let out = 0
    const measure = () => out = Math.max(out, left - box.left, box.right - right,
      (top - box.top) - box.height / 4, (box.bottom - bottom) - box.height / 4)
    let ends = false
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') ends = true
      if (at === document.body || at === document.documentElement) break
      const inner = at.getBoundingClientRect()
      const scrolls = {
        x: /auto|scroll/.test(style.overflowX) && at.scrollWidth > at.clientWidth,
        y: /auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight,
      }
      if (scrolls.x || scrolls.y) {
        // What scrolls can be scrolled to: of it nothing is lost, and further out its window counts in its place.
        if (!scrolls.x) { left = Math.max(left, inner.left); right = Math.min(right, inner.right) }
        if (!scrolls.y) { top = Math.max(top, inner.top); bottom = Math.min(bottom, inner.bottom) }
        if (scrolls.x) [left, right] = [-Infinity, Infinity]
        if (scrolls.y) [top, bottom] = [-Infinity, Infinity]
        measure()
        ;[left, right, top, bottom] = [0, innerWidth, -Infinity, Infinity]
        box = inner
        continue
      }
      if (style.overflowX !== 'visible') { left = Math.max(left, inner.left); right = Math.min(right, inner.right) }
      if (style.overflowY !== 'visible') { top = Math.max(top, inner.top); bottom = Math.min(bottom, inner.bottom) }
      if (style.position === 'fixed') { top = Math.max(top, 0); bottom = Math.min(bottom, innerHeight); break }
    }
    if (ends) continue
    measure()
    if (out > tolerance) found.push(`${what} (${element.className || element.tagName}) by ${Math.round(out)} px`)
  }
  return found
}"""
"""Words and controls that stick out of the window or of what hides its overflow. A line may be taller than its box
by a quarter: that much is air above and below the letters."""

ON_TOP = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const pieces = []
  while (words.nextNode()) {
    const text = words.currentNode
    const style = getComputedStyle(text.parentElement)
    if (!text.data.trim() || style.visibility === 'hidden') continue
    if (text.parentElement.closest('.aside, .unseen, [hidden]')) continue
    let unseen = false
    for (let at = text.parentElement; at; at = at.parentElement) unseen ||= +getComputedStyle(at).opacity === 0
    if (unseen) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const size = parseFloat(style.fontSize)
    let [left, right] = [0, innerWidth]
    for (let at = text.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue
      const inner = at.getBoundingClientRect()
      left = Math.max(left, inner.left)
      right = Math.min(right, inner.right)
    }
    // Of a line's box only the middle has ink: a capital letter is seven tenths of its size high.
    for (const box of range.getClientRects()) {
      const middle = (box.top + box.bottom) / 2
      const [top, bottom] = [middle - 0.35 * size, middle + 0.35 * size]
      pieces.push([text, Math.max(box.left, left), Math.min(box.right, right), top, bottom])
    }
  }
  const found = []
  for (const [i, [one, ...a]] of pieces.entries())
    for (const [other, ...b] of pieces.slice(i + 1)) {
      if (one === other) continue
      const wide = Math.min(a[1], b[1]) - Math.max(a[0], b[0])
      const tall = Math.min(a[3], b[3]) - Math.max(a[2], b[2])
      if (wide > 1 && tall > 1)
        found.push(`"${one.data.trim()}" and "${other.data.trim()}": ${Math.round(wide)} x ${Math.round(tall)} px`)
    }
  return found
}"""
"""Words that lie on other words."""

BROKEN_WORDS = """within => {
  const found = []
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.parentElement.checkVisibility()) continue
    for (const { 0: word, index } of text.data.matchAll(/\\p{L}+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(line => Math.round(line.top))).size > 1) found.push(word)
    }
  }
  return found
}"""
"""Words that are broken over two lines, as in “An/te”."""


COVERED = """() => {
  const toasts = [...document.querySelectorAll('.notices p')].map(toast => toast.getBoundingClientRect())
  if (!toasts.length) return ['there is no toast']
  const found = []
  const begun = scrollY
  const within = document.querySelector('dialog[open]') ?? document
  for (const control of within.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    if (control.closest('.notices') || !control.checkVisibility()) continue
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = control.getBoundingClientRect()
    for (const toast of toasts) {
      const wide = Math.min(box.right, toast.right) - Math.max(box.left, toast.left)
      const tall = Math.min(box.bottom, toast.bottom) - Math.max(box.top, toast.top)
      if (wide > 1 && tall > 1)
        found.push(`${control.outerHTML.slice(0, 90)}: ${Math.round(wide)} x ${Math.round(tall)} px`)
    }
  }
  scrollTo({ top: begun, behavior: 'instant' })
  return found
}"""
"""Controls of which a part lies under a toast, though the page is scrolled to them as a finger or the focus does."""


def cut_off(page: Page | Frame) -> list[str]:
    """Every text and control that cannot be read or reached whole."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def covered(page: Page | Frame) -> list[str]:
    """Every control that a toast lies on; there has to be one."""
    found: list[str] = page.evaluate(COVERED)
    return found


def on_top(page: Page | Frame) -> list[str]:
    """Every two texts of which one lies on the other; for pages where none is meant to."""
    found: list[str] = page.evaluate(ON_TOP)
    return found


def broken_words(within: Locator) -> list[str]:
    """Every word within that stands on two lines."""
    found: list[str] = within.evaluate(BROKEN_WORDS)
    return found


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: dict[str, list[str]] = {"dark": [], "light": ["color-contrast"]}
"""The looks of a page, each with the only rules that it can break: all of them, or those about what a look changes."""
TURN = """look => {
  // Every part's colours at once: from parent to child they would else be on their way for many frames.
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [still]
  document.documentElement.dataset.look = look
}"""


LANDMARKS = [
    "landmark-banner-is-top-level",
    "landmark-complementary-is-top-level",
    "landmark-contentinfo-is-top-level",
    "landmark-main-is-top-level",
    "landmark-no-duplicate-banner",
    "landmark-no-duplicate-contentinfo",
    "landmark-no-duplicate-main",
    "landmark-one-main",
    "landmark-unique",
    "page-has-heading-one",
    "region",
]
"""Rules beyond WCAG about how a page is parted: whoever listens goes from part to part."""

BARRIERS = """async ([only, landmarks]) => {
  const runOnly = only.length ? only : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  const rules = only.length ? {} : Object.fromEntries(landmarks.map(rule => [rule, { enabled: true }]))
  // From the top of the page: half under a heading that stays is where a control lies by chance, and is scrolled from.
  const at = scrollY
  scrollTo({ top: 0, behavior: 'instant' })
  const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ['violations'] })
  scrollTo({ top: at, behavior: 'instant' })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`))
}"""


def barriers(page: Page | Frame, *, parts: bool = False) -> list[str]:
    """What keeps people from reading or using a page (WCAG 2.2 A and AA, by axe), in the dark look and in the light.

    And, where its `parts` are asked for, what of it lies in no part that one can go to, or in two of one name.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for look, only in LOOKS.items():
        page.evaluate(TURN, look)
        found += [f"{look}: {each}" for each in page.evaluate(BARRIERS, [only, LANDMARKS if parts else []])]
    return found


def foreign(page: Page) -> dict[str, str]:
    """The fonts on a page that are not the house's own, each with a text that is set in it."""
    page.evaluate("document.fonts.ready")
    page.evaluate(
        """() => {
          for (const element of document.body.querySelectorAll('*'))
            if ([...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
              element.setAttribute('data-has-words', '')
        }"""
    )
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    root = line.send("DOM.getDocument")["root"]["nodeId"]
    nodes = line.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-has-words]"})["nodeIds"]
    found: dict[str, str] = {}
    for node in nodes:
        try:
            fonts: list[dict[str, Any]] = line.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
            for font in fonts:
                if not font["isCustomFont"]:
                    html = line.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
                    found[font["familyName"]] = html[:200]
        except Error:
            # The page lives: this element went away while we looked.
            continue
    line.detach()
    return found
