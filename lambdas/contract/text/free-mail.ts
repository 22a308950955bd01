/** Mail hosts at which anyone can get an address: free ones, forwarding ones and disposable ones. */
const freeMailHosts = new Set(
  `
  126.com 139.com 163.com aim.com att.net bellsouth.net charter.net comcast.net cox.net duck.com
  earthlink.net fastmail.com fastmail.fm foxmail.com free.fr frontier.com hey.com hush.com hushmail.com
  icloud.com inbox.com juno.com laposte.net libero.it mac.com mail.com mail.ru bk.ru inbox.ru list.ru
  me.com mozmail.com naver.com netzero.net optonline.net orange.fr passmail.net pm.me posteo.de
  privaterelay.appleid.com proton.me qq.com rediffmail.com sbcglobal.net seznam.cz simplelogin.com sina.com
  t-online.de tuta.com tuta.io tutamail.com verizon.net wanadoo.fr web.de windowslive.com wp.pl ya.ru
  anonaddy.me email.com 10minutemail.com dispostable.com getnada.com grr.la guerrillamail.com
  mailinator.com maildrop.cc mohmal.com sharklasers.com temp-mail.org tempmail.com throwawaymail.com
  trashmail.com yopmail.com
`
    .trim()
    .split(/\s+/),
);

/** Free mail services that use one name in many countries, such as yahoo.com, yahoo.co.uk and yahoo.fr. */
const freeMailNames =
  /^(aol|gmail|gmx|googlemail|hotmail|live|msn|outlook|protonmail|rocketmail|tutanota|yahoo|yandex|ymail|zoho|zohomail)\.(com|net|org|[a-z]{2}|com?\.[a-z]{2}|ne\.jp)$/;

/** Returns the host of an address, or a host itself, in lower case. */
export const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Whether anyone can get an address at the host of this one, or at this host: it says nothing about an employer. */
export function isFreeMail(address: string): boolean {
  const labels = hostOf(address).split('.');
  const hosts = labels.map((_, index) => labels.slice(index).join('.'));
  return hosts.some((host) => freeMailHosts.has(host) || freeMailNames.test(host));
}
