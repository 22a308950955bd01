import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import { certificateWords } from '../credentials/certificateWords.ts';
import { ProductScene, sample } from './ProductScene.tsx';
import {
  certificate,
  certificateRule,
  certified,
  learner,
  number,
  paper,
  partTitle,
  seal,
  sealParts,
} from './ProductScene.css.ts';

/** A picture of a certificate with its number. */
export function CertificateScene(): ReactNode {
  return (
    <ProductScene alt="A sample certificate with its number, by which anyone can verify it.">
      <SampleCertificate />
    </ProductScene>
  );
}

/** The certificate of the sample course, as a part of a scene. */
export function SampleCertificate(): ReactNode {
  const { title, statement } = certificateWords.course;
  return (
    <Card padding="none">
      <div className={paper}>
        <div className={certificate}>
          <div>
            <div className={certificateRule} />
            <p className={partTitle}>{title}</p>
            <p className={learner}>{sample.learner}</p>
            <p className={certified}>{statement}</p>
            <p className={partTitle}>{sample.course}</p>
            <p className={number}>{sample.certificateNumber}</p>
          </div>
          <svg className={seal} viewBox="183 99 54 81" aria-hidden="true">
            <path className={sealParts.ribbon} d="m200 142-8 38 18-10 18 10-8-38z" />
            <circle className={sealParts.disc} cx="210" cy="126" r="27" />
            <path className={sealParts.check} d="m199 126 8 8 14-16" />
          </svg>
        </div>
      </div>
    </Card>
  );
}
