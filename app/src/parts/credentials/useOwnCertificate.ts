import type { Certificate } from '@redwhiteandcode/contract/credentials/operations.ts';
import { support } from '@redwhiteandcode/contract/deployment/support.ts';
import { type CertificateFile, toast } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { errorMessageOf } from '../../shell/api/errorMessage.ts';
import { saveDocument } from '../../shell/downloads/saveDocument.ts';
import { certificatesCopy as copy } from './certificatesCopy.ts';
import { copyText } from '../../shell/frame/copyText.ts';
import { addToProfileHref, certificateShareHref, verifyUrlOf } from './certificateShare.ts';

/** Downloads a file of a certificate and saves it. Throws an ApiError. */
function save(number: string, file: CertificateFile): Promise<void> {
  const path = { certificateNumber: number };
  switch (file) {
    case 'pdf-letter':
    case 'pdf-a4': {
      const paper = file === 'pdf-a4' ? 'a4' : 'letter';
      const query = { paper };
      const name = paper === 'a4' ? `${number}-a4.pdf` : `${number}.pdf`;
      return saveDocument('GET /api/certificates/{certificateNumber}/pdf', { path, query }, name);
    }
    case 'badge-png':
      return saveDocument('GET /api/certificates/{certificateNumber}/badge.png', { path }, `${number}.png`);
    case 'badge-svg':
      return saveDocument('GET /api/certificates/{certificateNumber}/badge.svg', { path }, `${number}.svg`);
    case 'badge-json':
      return saveDocument('GET /api/certificates/{certificateNumber}/badge', { path }, `${number}.json`);
  }
}

/** Returns what the owner of a certificate can do with it. */
export function useOwnCertificate(certificate: Certificate) {
  const { certificate_number: number } = certificate;
  const [pendingFile, setPendingFile] = useState<CertificateFile>();
  const verifyUrl = verifyUrlOf(number);
  const download = async (file: CertificateFile) => {
    setPendingFile(file);
    try {
      await save(number, file);
    } catch (error) {
      toast({ title: copy.downloadFailed, description: errorMessageOf(error), tone: 'danger' });
    } finally {
      setPendingFile(undefined);
    }
  };
  const copyLink = async () => {
    const isCopied = await copyText(verifyUrl);
    toast(isCopied ? { title: copy.copied, tone: 'success' } : { title: copy.copyFailed, tone: 'danger' });
  };
  return {
    certificate,
    verifyUrl,
    shareHref: certificateShareHref(number),
    profileHref: addToProfileHref(certificate, support.sender),
    pendingFile,
    onDownload: (file: CertificateFile) => void download(file),
    onCopyLink: () => void copyLink(),
    onPrint: () => print(),
  };
}
