/**
 * The source of an inline script for the head: it sets `data-theme` and `data-theme-choice` on `<html>` before the first
 * paint, from the stored choice and the system's preference. The text is constant, so a CSP can allow it by its hash.
 */
export const themeScript = `(function(){var e=document.documentElement,d=matchMedia("(prefers-color-scheme: dark)").matches,c;try{c=localStorage.getItem("theme")}catch(_){c="system"}if(c!=="light"&&c!=="dark")c="system";e.dataset.themeChoice=c;e.dataset.theme=c==="system"?d?"dark":"light":c})()`;
